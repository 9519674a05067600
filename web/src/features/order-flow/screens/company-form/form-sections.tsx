import { sectionOf, sections } from '@app/machines/company-form';
import type { Section } from '@app/machines/company-form';
import { textFromRegister } from '@app/machines/rules';
import { lazy, memo, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { AccordionSection } from '../../../../kit/elements/accordion.tsx';
import { Actions } from '../../../../kit/elements/actions.tsx';
import { Button } from '../../../../kit/elements/button.tsx';
import { SkeletonRows } from '../../../../kit/elements/skeleton.tsx';
import { SmallText } from '../../../../kit/elements/heading.tsx';
import type { Order } from '../../queries/order-query.ts';
import { BasicSection } from './basic-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { idOf, TriedContext } from '../../../../kit/form/form-context.ts';
import { FormScope } from '../../../../kit/form/form-scope.tsx';
import { useCompanyForm, useFormValue } from './form-context.ts';
import type { Moved } from './use-steps.ts';
import { RepresentationNote } from './representation-note.tsx';
import { PersonsSection } from './persons-section.tsx';
import { SectionSummary } from './section-summary.tsx';

/** The last section is read at the end: it is loaded when somebody comes to it. */
const loadSummary = async () => ({ default: (await import('./summary-section.tsx')).SummarySection });
const SummarySection = lazy(loadSummary);

type Props = {
  order: Order;
  section: Section;
  reached: Section;
  /** The sections that somebody has tried to leave: there each error shows. */
  tried: readonly Section[];
  busy: boolean;
  /** The last move from section to section, and how many there were. */
  moved: Moved;
  openPersons: ReadonlySet<string>;
  onOpenPersons: (keys: ReadonlySet<string>) => void;
  onEdit: (section: Section, field?: string) => void;
  onNext: () => void;
  onSend: () => void;
  onLater: () => void;
};

/** The four sections: closed ones in one line, the open one with its button, locked ones with what unlocks them. */
export const FormSections = memo(function FormSections(props: Props) {
  const { order, section, reached } = props;
  const t = useTranslations('companyForm');
  const { form, kind, errors } = useCompanyForm();
  const signing = useFormValue((values) =>
    values.companyAttributes.krsUsersAttributes.some((person) => person.willSign),
  );
  const missing = useSyncExternalStore(errors.subscribe, () =>
    sections.filter((name) => errors.all().some(({ path }) => sectionOf(path) === name)).join(' '),
  ).split(' ');
  const unlocked = sections.indexOf(reached);
  // The network may be gone by the time the last section is reached.
  useEffect(() => void loadSummary().catch(() => undefined), []);
  return sections.map((name, index) => {
    const open = name === section;
    const locked = !open && index > unlocked;
    // Nothing is done with the last section before the form is sent.
    const begun = name === 'summary' || missing.includes(name);
    const field = props.moved.to === name ? props.moved.field : undefined;
    const focusOn = field === undefined ? undefined : idOf(field);
    const summary =
      locked || name === 'summary' ? (
        t(`sections.${name}.locked`)
      ) : begun ? (
        t('toComplete')
      ) : (
        <SectionSummary order={order} section={name} />
      );
    return (
      <AccordionSection
        key={name}
        id={`section-${name}`}
        number={index + 1}
        title={t(`sections.${name}.title`)}
        state={open ? 'open' : locked ? 'locked' : begun ? 'begun' : 'done'}
        summary={summary}
        moves={props.moved.to === name ? props.moved.count : 0}
        focusOn={focusOn}
        {...(locked ? {} : { onEdit: () => props.onEdit(name) })}
      >
        <FormScope form={form.details.form} errors={errors} path="">
          <TriedContext value={props.tried.includes(name)}>
            {name === 'basic' && <BasicSection order={order} />}
            {name === 'persons' && (
              <>
                {kind.representation !== null && (
                  <SmallText mb="4">
                    {t('register', { text: textFromRegister(kind.representation) })}
                  </SmallText>
                )}
                <PersonsSection open={props.openPersons} onOpen={props.onOpenPersons} />
                <RepresentationNote />
              </>
            )}
            {name === 'contact' && <ContactSection toChange={focusOn !== undefined} />}
            {name === 'summary' && open && (
              <Suspense fallback={<SkeletonRows rows={6} />}>
                <SummarySection
                  order={order}
                  onEdit={(to, field, person) => {
                    if (person !== undefined) props.onOpenPersons(new Set([person]));
                    props.onEdit(to, field);
                  }}
                />
              </Suspense>
            )}
          </TriedContext>
        </FormScope>
        <Actions mt="6">
          <Button kind="quiet" onClick={props.onLater} data-back>
            {t('later')}
          </Button>
          {name === 'summary' ? (
            <Button kind="primary" busy={props.busy} onClick={props.onSend}>
              {t('send')}
            </Button>
          ) : (
            <Button
              kind="primary"
              disabled={name === 'persons' && !signing}
              {...(name === 'persons' && !signing ? { 'aria-describedby': 'persons-error' } : {})}
              onClick={props.onNext}
            >
              {t(`sections.${name}.next`)}
            </Button>
          )}
        </Actions>
      </AccordionSection>
    );
  });
});
