// The calls of this module.
export { setAccountActive } from './block-account.ts';
export { changeOutdatedPassword } from './change-password.ts';
export { confirmPassword } from './confirmation.ts';
export { getCurrentUser } from './current-user.ts';
export { finishProviderLogin } from './identity/finish-login.ts';
export { startProviderLogin } from './identity/start-login.ts';
export { getPasswordReset, sendPasswordReset, usePasswordReset } from './password-reset.ts';
export { deleteView, listSavedViews, saveView } from './saved-views.ts';
export {
  confirmSecondFactor,
  enrolSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor/own-second-factor.ts';
export {
  beginRequiredEnrolment,
  finishRequiredEnrolment,
  verifySecondFactor,
} from './second-factor/second-step.ts';
export { signIn, signOut } from './sign-in.ts';
export { saveUserSettings } from './user-settings.ts';
