import { sectionOf } from '@app/machines/company-form';
import type { companyFormMachine, CompanyFormValues, Section } from '@app/machines/company-form';
import { useMemo, useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { useTranslations } from 'use-intl';
import type { ActorRefFrom } from 'xstate';
import { toast } from '../../../../kit/toast/toasts.ts';
import type { DraftSaver } from './use-draft.ts';
import type { Validation } from '../../../../kit/form/validation.ts';
import { wrongPersons } from './form-validation.ts';
import type { CompanyForm } from './form-values.ts';

type Props = {
  actor: ActorRefFrom<typeof companyFormMachine>;
  form: CompanyForm;
  errors: Validation<CompanyFormValues>;
  asksRepresentation: boolean;
  /** The address that the order's letters go to so far. */
  knownEmail: string;
  /** Whether a form that is put aside mails the link to it: a salesman's does not. */
  mailsLink: boolean;
  onOpenPersons: Dispatch<SetStateAction<ReadonlySet<string>>>;
  saver: DraftSaver;
};

/** The contact's e-mail: where the link goes to when the form is put aside. */
const address = 'userAttributes.email';

/** Where somebody has gone to in the form, to which of its fields if to one, and the count of all moves. */
export type Moved = { to: Section | null; field: string | undefined; count: number };

/** The ways from section to section. They stay the same while a draft is saved, so that no section is drawn again by that. */
export function useSteps({
  actor,
  form,
  errors,
  asksRepresentation,
  knownEmail,
  mailsLink,
  onOpenPersons,
  saver,
}: Props) {
  const t = useTranslations('companyForm.newAddress');
  /** Counts the tries to go on: with each the summary of errors takes focus. */
  const [attempt, setAttempt] = useState(0);
  const [moved, setMoved] = useState<Moved>({ to: null, field: undefined, count: 0 });
  const steps = useMemo(() => {
    // Of what is typed now, not of what has settled.
    function ownErrors() {
      errors.flush();
      return errors.own();
    }
    const wrongIn = () => [...new Set(ownErrors().map(({ path }) => sectionOf(path)))];
    function tryAgain() {
      setAttempt((before) => before + 1);
      onOpenPersons((open) => new Set([...open, ...wrongPersons(form, errors)]));
    }
    const openSection = () => actor.getSnapshot().value.section as Section;
    function move(field?: string) {
      saver.moved();
      errors.flush();
      setMoved(({ count }) => ({ to: openSection(), field, count: count + 1 }));
    }
    /** No link can be sent to the address on the form: it opens with the error under it. */
    function onWrongAddress(why: string | null) {
      toast('refused', why ?? t('wrongEmail'));
      form.details.touch(address);
      actor.send({ type: 'EDIT', section: 'contact' });
      move();
    }
    return {
      onEdit: (section: Section, field?: string) => {
        actor.send({ type: 'EDIT', section });
        move(field);
      },
      onNext: () => {
        const complete = !wrongIn().includes(openSection());
        actor.send({ type: 'NEXT', complete });
        if (complete) move();
        else tryAgain();
      },
      onSend: () => {
        const wrong = wrongIn();
        // What only the server refuses belongs to this try too.
        tryAgain();
        actor.send({ type: 'SEND', wrongIn: wrong, jointRepresentation: asksRepresentation });
      },
      onLater: () => {
        if (!mailsLink) return actor.send({ type: 'SAVE_FOR_LATER', newAddress: false });
        if (ownErrors().some(({ path }) => path === address)) return onWrongAddress(null);
        const newAddress = form.values().userAttributes.email.trim() !== knownEmail;
        actor.send({ type: 'SAVE_FOR_LATER', newAddress });
      },
      onWrongAddress,
    };
  }, [actor, form, errors, asksRepresentation, knownEmail, mailsLink, onOpenPersons, saver, t]);
  return { attempt, moved, steps };
}
