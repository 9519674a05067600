// The calls that may answer something of a client, by hand: what becomes of each where an account sends it.

/** Files that hold nothing of a client, and streams that tell versions alone. */
export const filesOfNobody = [
  ...['streamChanges', 'streamShopChanges', 'streamSuperadminChanges'],
  ...['exportLog', 'getUsersTemplate', 'getShopsTemplate'],
];
/** Many orders at once with the company's name alone: opening one of them is written down. */
export const lists = [
  ...['listOrders', 'listShopOrders', 'listMedSalesOrders', 'listCompanyOrders', 'listDocuments'],
  ...['getDashboard', 'listComments', 'createComment', 'updateComment', 'deleteComment', 'restoreComment'],
  ...['listReads', 'listReadAlerts', 'explainReadAlert', 'shopComment'],
];
/** Lists that are written down where they leave as a file. */
export const exports = [
  ...['exportOrders', 'salesReport', 'shopSalesReport', 'paymentsReport', 'listRefunds', 'exportReads'],
] as const;
/** Accounts and shops. */
export const ofNoClient = [
  ...['getCurrentUser', 'listSavedReports', 'listReportRecipients', 'saveReport', 'deleteReport'],
  ...[
    'listShopUsers',
    'getShopUser',
    'createShopUser',
    'updateShopUser',
    'listUsers',
    'getUser',
    'createUser',
  ],
  ...['updateUser', 'resetUserSecondFactor', 'listSalesmen', 'listAdministrators', 'viewOrder'],
  ...['getShopSettings', 'updateShopSettings', 'createOwnShopKey', 'revokeOwnShopKey', 'getShopDetails'],
  ...['listChildShops', 'listFamilyShops', 'getChildShop', 'createChildShop', 'updateChildShop'],
  ...[
    'getRetention',
    'getManagedShop',
    'createManagedShop',
    'updateManagedShop',
    'setShopActive',
    'setShopServiceFee',
  ],
  ...['createShopKey', 'revokeShopKey', 'getChartRelease', 'listMaintenanceMessages', 'planMaintenance'],
];
/** Of persons who asked for their data, by a value that is hidden; a copy is written down by what gives it. */
export const requests = [
  ...['findPerson', 'copyPerson', 'listPersonRequests', 'getPersonCertificate'],
  ...['erasePerson', 'withdrawConsents', 'recordCorrection'],
];
/** Of an order, what says nothing of its client: texts of consents, why money goes back, why a notification failed. */
export const impersonal = [
  'getConsents',
  'shopGetConsents',
  'getMoney',
  'listOrderEffects',
  'listProviderNotifications',
];
/** What the caller has sent himself a moment ago. */
export const justSent = ['createShopOrder', 'createMedicalOrder'];
/** Written down as numbers that were shown. */
export const reveals = ['revealPerson', 'revealCompany', 'shopRevealPerson'];

/** Calls that answer an order with its client: the client's own, which count where an account follows his link, and all others. */
export const orders = [
  ...['visitOrder', 'confirmSummary', 'updateProducts', 'updateCalculation', 'selectMethod', 'getOrder'],
  ...['acceptAgreement', 'acceptAgreements', 'moveToPrevious', 'decideConditions', 'cancelOrder'],
  ...['relaunchSignature', 'chooseCourier', 'complementCompany', 'correctVatId', 'saveFormForLater'],
  ...['submitForm', 'postForm', 'confirmMarketingConsents', 'startVerification', 'changeVerificationMode'],
  ...['openPayment', 'startPayment', 'getShopOrder', 'shopCancelOrder', 'shopSetDelivery', 'shopSetStatus'],
  ...['shopDecideConditions', 'shopTakeOver', 'shopUpdateProducts', 'shopUpdateCalculation'],
  ...[
    'shopMoveToPrevious',
    'shopComplementCompany',
    'shopCorrectVatId',
    'shopResendOffer',
    'shopSelectMethod',
  ],
  ...['shopSaveFormForLater', 'shopSubmitForm', 'shopResendSms', 'shopVerifySms', 'shopConfirmIdentities'],
  ...['shopAcceptAgreement', 'shopSignAgreement', 'shopAddAttachment', 'shopSendDocuments'],
  ...['shopInitialPayment', 'sendPdfCalculation', 'getSuperadminOrder', 'setStatus', 'decidePayment'],
  ...['recordIdentity', 'sendBack', 'recordPayment', 'recordSignature', 'decideAgreement', 'renewAgreement'],
  ...['setShippingNumber', 'setDelivery', 'resendOffer', 'superadminCancelOrder', 'settlePotentialFraud'],
  ...['updatePowerAdmin', 'updateSuperadminOrder', 'resendEffect', 'addAttachment', 'orderRefund'],
  ...['payOutRefund', 'keepRefund', 'sendMedSalesOffer'],
];
/** Calls that answer a part of what is known of a client. */
export const parts = [
  ...['getCompanyDetails', 'shopGetCompanyDetails', 'listOrderLife', 'getReplay', 'listPotentialFrauds'],
  ...['listApprovals', 'shopListComments'],
];
/** Calls that answer a document, or a part of one. */
export const files = [
  ...['getAgreementPreview', 'getAgreementPage', 'shopGetAgreementPreview', 'shopGetAgreementPage'],
  ...['getDocument', 'shopGetDocument', 'downloadAttachment', 'shopDownloadAttachment', 'getPicture'],
  ...['getAttachmentThumbnail', 'getAttachmentPage', 'getAttachmentImage', 'downloadPdfCalculation'],
];
