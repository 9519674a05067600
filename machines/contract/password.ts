/** The rules that a new password has to keep (AUTH-024, 025), each with its message. */
export const passwordRules = [
  { holds: (password: string) => password.length >= 12, message: 'Hasło ma przynajmniej 12 znaków' },
  { holds: (password: string) => /\p{Lu}/u.test(password), message: 'Dodaj wielką literę' },
  { holds: (password: string) => /\p{Ll}/u.test(password), message: 'Dodaj małą literę' },
  { holds: (password: string) => /\d/u.test(password), message: 'Dodaj cyfrę' },
  { holds: (password: string) => /[^\p{L}\d\s]/u.test(password), message: 'Dodaj znak specjalny' },
] as const;

/** What is wrong with a new password, by field as sent; the old one is given where it is known (AUTH-026, 027). */
export function passwordErrors(sent: {
  readonly password: string;
  readonly password_confirmation: string;
  readonly current_password?: string;
}): Record<string, string> {
  const broken = passwordRules.filter((rule) => !rule.holds(sent.password)).map((rule) => rule.message);
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
