import { failure, success } from '../../phase-view.ts';
import type { PhaseView } from '../../phase-view.ts';

/** Sold at a counter or in a shop the goods may be fetched there; all others are sent. */
const handedOver = [{ when: ['pos | shop'], is: 'pickup' }, { is: 'parcel' }] as const;

const handOver = [{ when: ['pos | shop'], is: 'issue_equipment' }, { is: 'send_equipment' }] as const;

/** Whoever accepted the agreement: at a point of sale documents are still missing, elsewhere the goods may leave. */
const accepted = {
  tone: { client: 'waiting', pos: 'waiting', offline: 'current', staff: 'waiting' },
  shopStatus: [{ when: ['pos'], is: 'attach_documents' }, ...handOver],
  waitsFor: handedOver,
  client: [
    {
      when: ['pos | shop'],
      ...success(
        'status',
        'Umowa została przyjęta – sprzedawca przygotuje sprzęt',
        'Gdy finansujący potwierdzi umowę, sprzedawca powie Ci, jak odbierzesz sprzęt.',
      ),
    },
    success(
      'status',
      'Umowa została przyjęta – sklep wyśle sprzęt',
      'Gdy paczka wyjdzie, wyślemy Ci jej numer e-mailem.',
    ),
  ],
  pos: success('waiting', 'Umowa klienta przyjęta', 'Czekamy na potwierdzenie finansującego.'),
  offline: success('release', 'Umowa klienta przyjęta', 'Wyślij sprzęt albo przygotuj go do odbioru.'),
} as const;

const attached = success('waiting', 'Dokumenty dołączone', 'Umowa i dokumenty czekają na przyjęcie.');

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
    pos: [
      { when: ['signedAgreementStored'], ...attached },
      success(
        'waiting',
        'Dokumenty dołączone – pobieramy podpisaną umowę',
        'Gdy ją pobierzemy, umowa i dokumenty trafią do przyjęcia.',
      ),
    ],
    offline: attached,
  },
  siemens_agreement_accepted: {
    panel: 'Umowa przyjęta przez finansującego',
    tone: { client: 'waiting', salesman: 'current', staff: 'waiting' },
    shopStatus: handOver,
    waitsFor: handedOver,
    documentsFor: ['pos'],
    client: [
      {
        when: ['pos'],
        ...success(
          'status',
          'Umowa została zawarta – sprzedawca przygotuje sprzęt do odbioru',
          'Finansujący przyjął umowę. Na odbiór weź dowód osobisty.',
        ),
      },
      {
        when: ['shop'],
        ...success(
          'status',
          'Umowa została zawarta – sprzedawca wyśle sprzęt albo przygotuje do odbioru',
          'Finansujący przyjął umowę. Sprzedawca powie Ci, jak otrzymasz sprzęt.',
        ),
      },
      success(
        'status',
        'Umowa została zawarta – sklep wyśle sprzęt',
        'Finansujący przyjął umowę. Numer paczki wyślemy Ci e-mailem.',
      ),
    ],
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
