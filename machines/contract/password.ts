/** The rules that a new password has to keep (AUTH-024, 025), each with its sentence. */
export const passwordRules = [
  { holds: (password: string) => password.length >= 12, sentence: 'Hasło ma przynajmniej 12 znaków' },
  { holds: (password: string) => /\p{Lu}/u.test(password), sentence: 'Dodaj wielką literę' },
  { holds: (password: string) => /\p{Ll}/u.test(password), sentence: 'Dodaj małą literę' },
  { holds: (password: string) => /\d/u.test(password), sentence: 'Dodaj cyfrę' },
  { holds: (password: string) => /[^\p{L}\d\s]/u.test(password), sentence: 'Dodaj znak specjalny' },
] as const;

/** The sentences of a new password's faults, by field as sent; the old one is given where it is known (AUTH-026, 027). */
export function passwordErrors(sent: {
  readonly password: string;
  readonly password_confirmation: string;
  readonly current_password?: string;
}): Record<string, string> {
  const broken = passwordRules.filter((rule) => !rule.holds(sent.password)).map((rule) => rule.sentence);
  return {
    ...(broken.length > 0 ? { password: broken.join('. ') } : {}),
    ...(broken.length === 0 && sent.password === sent.current_password
      ? { password: 'Nowe hasło musi być inne niż dotychczasowe' }
      : {}),
    ...(sent.password === sent.password_confirmation
      ? {}
      : { password_confirmation: 'Hasła nie są takie same' }),
  };
}
