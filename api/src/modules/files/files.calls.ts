// The calls of this module.
export { addAttachment, shopAddAttachment } from './add-attachment.ts';
export { getAttachmentImage, getAttachmentPage, getAttachmentThumbnail } from './draw-attachment.ts';
export { listDocuments } from './list-documents.ts';
export {
  downloadAttachment,
  listAttachments,
  shopDownloadAttachment,
  shopListAttachments,
} from './read-attachments.ts';
export { sendDocuments as shopSendDocuments } from './send-documents.ts';
