import { calls } from '@app/machines/contract';
import { kindsOfUpload, mediaTypes, storedPhone } from '@app/machines/rules';
import type { CategoryTerms, UploadType } from '@app/machines/rules';
import { useStore } from '@tanstack/react-form';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { invalidFields } from '../../../api/answer.ts';
import { snaked } from '../../../api/keys.ts';
import { useCommand } from '../../../api/use-command.ts';
import { Actions } from '../../../kit/elements/actions.tsx';
import { FieldGrid } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { SectionTitle, SmallText } from '../../../kit/elements/heading.tsx';
import { sendForm } from '../../../kit/files/send-form.ts';
import { useValidatedForm } from '../../../kit/form/form.tsx';
import { forgetValues, keptValues, useKeptValues } from '../parts/kept-values.ts';
import type { PredefinedProduct } from '../parts/offer/category-terms.ts';
import { problemsOfItems } from '../parts/offer/offer-calculation.ts';
import { offerErrors } from '../parts/offer/offer-errors.ts';
import { emptyItem, sentItems, sideOf } from '../parts/offer/offer-values.ts';
import type { ItemValues, OfferSubject, PriceSide } from '../parts/offer/offer-values.ts';
import { ProductPart } from '../parts/offer/product-part.tsx';
import { schemaErrors } from '../parts/schema-errors.ts';
import { orderKey, orderOf } from '../queries/order-query.ts';
import { FilePart } from './file-part.tsx';
import { soldOffersQuery } from './medical-queries.ts';
import type { Provider } from './medical-queries.ts';

type Props = {
  provider: Provider;
  categories: readonly CategoryTerms[];
  products: readonly PredefinedProduct[];
};

type Contact = { full_name: string; email: string; phone: string };
type Values = { side: PriceSide; items: [ItemValues]; contact: Contact };

const subject: OfferSubject = { facts: { salesChannel: 'shop', financingType: 'medical' } };
const place = 'medical offer';

const contactSchema = calls.createMedicalOrder.body.entries.user_attributes;
const sentContact = ({ full_name: name, email, phone }: Contact): Contact => ({
  full_name: name.trim(),
  email: email.trim(),
  phone: storedPhone(phone),
});

/** The form's path for one as it is sent. */
const pathOf = (sent: string): string =>
  sent.startsWith('user_attributes.') ? sent.replace('user_attributes.', 'contact.') : sent;

/** The first equipment, the client's contact and perhaps a file: with them the offer begins and its calculator opens. */
export function MedicalOfferForm({ provider, categories, products }: Props) {
  const t = useTranslations('medSales');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [file, setFile] = useState<{ file: File; type: UploadType } | null>(null);
  const create = useCommand('createMedicalOrder', {
    onReply: async (reply) => {
      const order = orderOf(reply);
      forgetValues(place);
      client.setQueryData(orderKey(order.slug), order);
      void client.invalidateQueries({ queryKey: soldOffersQuery.queryKey });
      await navigate({ href: `/superadmin/orders/${order.slug}/sumup_medical` });
    },
  });
  const { form, errors } = useValidatedForm<Values>({
    defaultValues: keptValues<Values>(place) ?? {
      side: sideOf(subject),
      items: [emptyItem(subject, { side: sideOf(subject), items: [] }, 'first')],
      contact: { full_name: '', email: '', phone: '' },
    },
    validate: ({ items, contact }) => [
      ...offerErrors(problemsOfItems(subject, items, categories)),
      ...schemaErrors(contactSchema, sentContact(contact)).map(({ path, message }) => ({
        path: `contact.${path}`,
        message,
      })),
    ],
    submit: async (values) => {
      const order = {
        providerId: provider.id,
        userAttributes: sentContact(values.contact),
        orderItemsAttributes: sentItems(values),
        ...(file !== null && { attachmentType: file.type }),
      };
      const data = new FormData();
      const text = JSON.stringify(snaked(order));
      data.set('order', text);
      if (file !== null) data.set('file', file.file);
      const holds = [text, file?.file.name, file?.file.size, file?.file.lastModified].join();
      const send = (url: string, init: Parameters<typeof sendForm>[1]) =>
        sendForm(url, init, () => undefined);
      const wrong = invalidFields(await create.send({ form: { data, send, holds } }));
      if (wrong === undefined) return undefined;
      const ofContact = Object.entries(wrong).filter(([path]) => pathOf(path) !== path);
      const ofItems = Object.fromEntries(Object.entries(wrong).filter(([path]) => pathOf(path) === path));
      return Object.fromEntries([
        ...ofContact.map(([path, message]) => [pathOf(path), message] as const),
        ...offerErrors(ofItems).map(({ path, message }) => [path, message] as const),
      ]);
    },
  });
  useKeptValues(
    place,
    useStore(form.store, (state) => state.values),
  );
  return (
    <form.AppForm>
      <form.Element errors={errors}>
        <form.Errors />
        <ProductPart
          form={form}
          fields={{ side: 'side', items: 'items' }}
          subject={subject}
          categories={categories}
          products={products}
          bounds={provider}
        />
        <FilePart
          chosen={file}
          types={['specification', 'picture', 'other']}
          accept={(type) => kindsOfUpload(type).map((kind) => mediaTypes[kind])}
          onChoose={setFile}
        />
        <SectionTitle mt="8">{t('contact')}</SectionTitle>
        <SmallText mt="1">{t('contactLead')}</SmallText>
        <Card padded mt="4">
          <FieldGrid>
            <form.AppField name="contact.full_name">
              {(field) => <field.Text label={t('fullName')} required span={12} />}
            </form.AppField>
            <form.AppField name="contact.email">
              {(field) => <field.Text label={t('email')} required span={7} type="email" inputMode="email" />}
            </form.AppField>
            <form.AppField name="contact.phone">
              {(field) => <field.Phone label={t('phone')} required span={5} />}
            </form.AppField>
          </FieldGrid>
        </Card>
        <Actions>
          <form.SubmitButton>{t('begin')}</form.SubmitButton>
        </Actions>
      </form.Element>
    </form.AppForm>
  );
}
