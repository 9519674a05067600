import { failure, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

const handOver = [{ when: ['pos | shop'], is: 'issue_equipment' }, { is: 'send_equipment' }] as const;

/** Whoever accepted the agreement: at a point of sale documents are still missing, elsewhere the goods may leave. */
const accepted = {
  tone: { client: 'waiting', pos: 'waiting', offline: 'current', staff: 'waiting' },
  shopStatus: [{ when: ['pos'], is: 'attach_documents' }, ...handOver],
  waitsFor: 'pickup',
  client: success('status', 'Umowa została przyjęta', 'Przekazaliśmy zamówienie do realizacji.'),
  pos: success('waiting', 'Umowa klienta przyjęta', 'Czekamy na potwierdzenie finansującego.'),
  offline: success('release', 'Umowa klienta przyjęta', 'Wyślij sprzęt albo przygotuj go do odbioru.'),
} as const;

/** What is said once a signed agreement is being checked or was accepted. */
export const acceptanceView: Pick<
  PhaseView<'agreement'>,
  | 'rejected_by_admin'
  | 'accepted_by_admin'
  | 'agreement_accepted_by_admin'
  | 'attachments_uploaded'
  | 'siemens_agreement_accepted'
> = {
  rejected_by_admin: {
    panel: 'Umowa odrzucona',
    tone: 'attention',
    shopStatus: 'agreement_rejected',
    waitsFor: 'correction',
    client: failure(
      'status',
      'Umowa wymaga poprawy',
      'Doradca skontaktuje się z Tobą i wyjaśni, co trzeba zmienić.',
    ),
    salesman: failure('waiting', 'Umowa klienta wymaga poprawy', 'Doradca wyjaśni, co trzeba zmienić.'),
  },
  accepted_by_admin: {
    panel: 'Umowa przyjęta',
    ...accepted,
    documentsFor: ['shop'],
  },
  agreement_accepted_by_admin: {
    panel: 'Umowa przyjęta przez administratora',
    ...accepted,
  },
  attachments_uploaded: {
    panel: 'Załączniki dodane',
    tone: { client: 'waiting', salesman: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: success(
      'status',
      'Mamy komplet dokumentów',
      'Sprawdzimy załączniki i przekażemy zamówienie do realizacji.',
    ),
    salesman: success('waiting', 'Dokumenty dołączone', 'Umowa i dokumenty czekają na przyjęcie.'),
  },
  siemens_agreement_accepted: {
    panel: 'Umowa przyjęta przez finansującego',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: handOver,
    waitsFor: 'pickup',
    documentsFor: ['pos'],
    client: success(
      'status',
      'Umowa została zawarta',
      'Finansujący przyjął umowę. Sprzedawca przygotuje sprzęt do odbioru.',
    ),
    pos: success(
      'release',
      'Umowa zawarta – wydaj sprzęt',
      'Przygotuj sprzęt i oznacz go jako gotowy do odbioru.',
    ),
    offline: success(
      'release',
      'Umowa zawarta – wydaj sprzęt',
      'Wyślij sprzęt albo przygotuj go do odbioru.',
    ),
  },
};
