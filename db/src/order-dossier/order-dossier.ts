import type { Agreement } from '../agreements/insert-agreement.ts';
import type { Comment } from '../comments/comment.ts';
import type { Company } from '../companies/company.ts';
import type { AcceptedConsent } from '../consents/list-consents.ts';
import type { StoredFile } from '../files/stored-file.ts';
import type { StoredOrderEvent } from '../order-events/order-event.ts';
import type { OrderItem } from '../order-items/order-item.ts';
import type { Payment } from '../payments/payment.ts';
import type { Person } from '../persons/person.ts';
import type { ShopFront } from '../shops/shop-front.ts';
import type { Signature } from '../signatures/signature.ts';
import type { Task } from '../tasks/raise-task.ts';

/** What a page tells of a history row; its reason is null where the dossier was read without notes. */
export type DossierEvent = Pick<StoredOrderEvent, 'news' | 'passed' | 'actor' | 'forced' | 'reason' | 'at'>;

/** What hangs on an order as its page shows it, opened; oldest first where nothing else is said. */
export interface OrderDossier {
  readonly items: readonly OrderItem[];
  readonly company: Company | null;
  readonly persons: readonly Person[];
  /** The latest answer of each kind. */
  readonly consents: readonly Pick<AcceptedConsent, 'kind' | 'accepted'>[];
  readonly events: readonly DossierEvent[];
  readonly payments: readonly Pick<Payment, 'id' | 'kind' | 'status' | 'amount' | 'createdAt'>[];
  /** The agreements and guarantees among its files. */
  readonly attachments: readonly Pick<StoredFile, 'id' | 'type' | 'name'>[];
  /** The latest version. */
  readonly agreement: Pick<Agreement, 'owulFileId'> | null;
  readonly signatures: readonly Pick<Signature, 'kind' | 'status' | 'processId' | 'redirectUrl'>[];
  readonly shop: ShopFront;
  /** The active shops under the order's shop, by name; none where the dossier was read without notes. */
  readonly providers: readonly Pick<ShopFront, 'id' | 'name'>[];
  /** None where the dossier was read without notes. */
  readonly pictures: readonly Pick<StoredFile, 'id' | 'name'>[];
  /** The newest; null where the dossier was read without notes. */
  readonly task: Pick<Task, 'id' | 'type' | 'status' | 'dueAt'> | null;
  /** Newest first, deleted ones left out; none where the dossier was read without notes. */
  readonly comments: readonly Pick<Comment, 'id' | 'body' | 'createdAt'>[];
}
