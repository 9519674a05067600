import type { AnyFormApi, ValidationLogicFn } from '@tanstack/react-form';

/** What is wrong with the value at a path of the form. */
export type ValidationError = { readonly path: string; readonly message: string };

export type Validate<T> = (values: T) => readonly ValidationError[];

/** Milliseconds after the last key until a form is validated. */
export const debounce = 150;

/** The first message of each field. Messages compare by value: an unchanged error draws nothing again. */
function byField(errors: readonly ValidationError[]) {
  if (errors.length === 0) return undefined;
  return { fields: Object.fromEntries(errors.toReversed().map(({ path, message }) => [path, message])) };
}

/** Validates on blur, on submit and when typing stops; never between two keys. */
const whenSettled: ValidationLogicFn = ({ form, validators, event, runValidation }) => {
  const fn = validators?.[event.type === 'submit' ? 'onSubmit' : 'onDynamic'];
  const skip = event.type === 'change' || event.async;
  return runValidation({ form, validators: skip ? [] : [{ fn, cause: 'dynamic' }] });
};

/** The options of a form that `validate` validates as a whole; the server's errors show beside its own and keep nothing from being sent again. */
export function validatedBy<T extends object>(validate: Validate<T>, server: ServerErrors<T>) {
  return {
    canSubmitWhenInvalid: true,
    validationLogic: whenSettled,
    validators: {
      // An error without a mounted field would be left in the form's meta and keep it from being sent for ever.
      onDynamic: ({ value, formApi }: { value: T; formApi: AnyFormApi }) =>
        byField(
          [...validate(value), ...server.current(value)].filter(
            ({ path }) => formApi.fieldInfo[path]?.instance != null,
          ),
        ),
      onSubmit: ({ value }: { value: T }) => byField(validate(value)),
    },
    listeners: {
      onChangeDebounceMs: debounce,
      onChange: ({ formApi }: { formApi: AnyFormApi }) => void formApi.validate('blur'),
    },
  };
}

export type ServerErrors<T> = ReturnType<typeof serverErrors<T & object>>;

/** Errors that the server found: each stands until the value at its path changes. */
export function serverErrors<T extends object>() {
  let found: { errors: readonly ValidationError[]; values: T } | null = null;
  return {
    /** `errors` by path, found in these values. */
    set(errors: Readonly<Record<string, string>>, values: T) {
      found = { errors: Object.entries(errors).map(([path, message]) => ({ path, message })), values };
    },
    current(values: T): readonly ValidationError[] {
      if (found === null) return [];
      const { errors, values: sent } = found;
      return errors.filter(({ path }) => Reflect.get(values, path) === Reflect.get(sent, path));
    },
  };
}
