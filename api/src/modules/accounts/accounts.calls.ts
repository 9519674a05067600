// The calls of this module.
export { changeOutdatedPassword } from './change-password.ts';
export { confirmPassword } from './confirmation.ts';
export { getCurrentUser } from './current-user.ts';
export { getPasswordReset, usePasswordReset } from './password-reset.ts';
export { createShopUser, createUser } from './managed/create-account.ts';
export { getUsersTemplate, uploadUsers } from './managed/import-accounts.ts';
export {
  getShopUser,
  getUser,
  listRoles,
  listShopRoles,
  listShopUsers,
  listUsers,
} from './managed/list-accounts.ts';
export { resetShopUser, resetUser, resetUserSecondFactor } from './managed/reset-account.ts';
export { updateShopUser, updateUser } from './managed/update-account.ts';
export { finishProviderLogin } from './identity/finish-login.ts';
export { startProviderLogin } from './identity/start-login.ts';
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
