import { insertFile, loadOrderDetails, replaceOrderItems } from '@app/db';
import { kindsOfUpload, storedPhone } from '@app/machines/rules';
import { medicalSellerAccess, userOf } from '../../../kernel/access.ts';
import { invalid } from '../../../kernel/errors.ts';
import { judgeUpload } from '../../../kernel/files/judge-upload.ts';
import type { Command } from '../../../kernel/handlers.ts';
import { insertCreatedOrder } from '../../order-life/create-order.ts';
import { renderOrderReply } from '../../order-life/order-reply.ts';
import { beginOffer } from '../begin-offer.ts';
import { loadProvider } from './providers.ts';

/** A medical offer that somebody of head office begins for a provider; the client gets its link once his company is known. */
export const createMedicalOrder: Command<'createMedicalOrder'> = async (request) => {
  const { ports, body, caller, upload } = request;
  const user = userOf(caller);
  const shop = await loadProvider(ports.db, body.provider_id);
  if (shop === null) throw invalid({ provider_id: 'Ten dostawca nie sprzedaje już sprzętu medycznego' });
  const { full_name: fullName, email, phone } = body.user_attributes;
  const { order, items } = await beginOffer(
    ports,
    { shop, salesChannel: 'shop', financingType: 'medical' },
    {
      order_items_attributes: body.order_items_attributes,
      remote: true,
      isOpen: true,
      contact: { fullName: fullName.trim(), email: email.trim(), phone: storedPhone(phone) },
    },
  );
  const type = body.attachment_type ?? 'specification';
  const file = upload === null ? null : await judgeUpload(ports, upload, kindsOfUpload(type));
  const at = ports.now();
  return {
    async write(tx) {
      const creation = {
        actor: 'salesman' as const,
        userId: user.id,
        order,
        async write() {
          await replaceOrderItems(tx, order.id, items);
          if (file === null) return;
          await insertFile(tx, { ...file, orderId: order.id, shopId: null, type, uploadedBy: user.id }, at);
        },
      };
      const created = await insertCreatedOrder(tx, creation, at);
      const access = medicalSellerAccess(user.id, user.roles);
      return renderOrderReply(created, await loadOrderDetails(tx, created, false), access);
    },
    ofOrder: () => order.id,
    committed: ports.wakeOutbox,
  };
};
