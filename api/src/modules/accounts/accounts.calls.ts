import { setAccountActive } from './block-account.ts';
import { changeOutdatedPassword } from './change-password.ts';
import { confirmPassword } from './confirmation.ts';
import { getCurrentUser } from './current-user.ts';
import { getPasswordReset, sendPasswordReset, usePasswordReset } from './password-reset.ts';
import {
  confirmSecondFactor,
  enrolSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor/own-second-factor.ts';
import {
  beginRequiredEnrolment,
  finishRequiredEnrolment,
  verifySecondFactor,
} from './second-factor/second-step.ts';
import { signIn, signOut } from './sign-in.ts';
import type { SomeHandlers } from '../../kernel/handlers.ts';

/** The calls of this module. */
export const accountCalls = {
  beginRequiredEnrolment,
  changeOutdatedPassword,
  confirmPassword,
  confirmSecondFactor,
  enrolSecondFactor,
  finishRequiredEnrolment,
  getCurrentUser,
  getPasswordReset,
  getSecondFactor,
  renewRecoveryCodes,
  sendPasswordReset,
  setAccountActive,
  signIn,
  signOut,
  turnOffSecondFactor,
  usePasswordReset,
  verifySecondFactor,
} satisfies SomeHandlers;
