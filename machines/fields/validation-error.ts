/** Something in the form that keeps it from being sent: the field's path ('userAttributes.email') and the Polish message. */
export interface ValidationError {
  readonly path: string;
  readonly message: string;
}

/** An error where something does not hold. */
export const errorUnless = (holds: boolean, path: string, message: string): readonly ValidationError[] =>
  holds ? [] : [{ path, message }];
