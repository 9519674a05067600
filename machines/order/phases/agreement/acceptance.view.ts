import type { PhaseView } from '../../screen.ts';

const handOver = [{ when: ['pos | shop'], is: 'issue_equipment' }, { is: 'send_equipment' }] as const;

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
    step: 'signing',
    tone: { client: 'attention', pos: 'attention', offline: 'attention', staff: 'attention' },
    shopStatus: 'agreement_rejected',
    waitsFor: 'correction',
    client: [
      {
        screen: 'status',
        title: 'Umowa wymaga poprawy',
        subtitle: 'Doradca skontaktuje się z Tobą i wyjaśni, co trzeba zmienić.',
        icon: 'failure',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Umowa klienta wymaga poprawy',
        subtitle: 'Doradca wyjaśni, co trzeba zmienić.',
        icon: 'failure',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Umowa klienta wymaga poprawy',
        subtitle: 'Doradca wyjaśni, co trzeba zmienić.',
        icon: 'failure',
      },
    ],
  },
  accepted_by_admin: {
    panel: 'Umowa przyjęta',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'current', staff: 'waiting' },
    shopStatus: [{ when: ['pos'], is: 'attach_documents' }, ...handOver],
    waitsFor: 'pickup',
    documentsFor: ['shop'],
    client: [
      {
        screen: 'status',
        title: 'Umowa została przyjęta',
        subtitle: 'Przekazaliśmy zamówienie do realizacji.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Umowa klienta przyjęta',
        subtitle: 'Czekamy na potwierdzenie finansującego.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'release',
        title: 'Umowa klienta przyjęta',
        subtitle: 'Wyślij sprzęt albo przygotuj go do odbioru.',
        icon: 'success',
      },
    ],
  },
  agreement_accepted_by_admin: {
    panel: 'Umowa przyjęta przez administratora',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'current', staff: 'waiting' },
    shopStatus: [{ when: ['pos'], is: 'attach_documents' }, ...handOver],
    waitsFor: 'pickup',
    client: [
      {
        screen: 'status',
        title: 'Umowa została przyjęta',
        subtitle: 'Przekazaliśmy zamówienie do realizacji.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Umowa klienta przyjęta',
        subtitle: 'Czekamy na potwierdzenie finansującego.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'release',
        title: 'Umowa klienta przyjęta',
        subtitle: 'Wyślij sprzęt albo przygotuj go do odbioru.',
        icon: 'success',
      },
    ],
  },
  attachments_uploaded: {
    panel: 'Załączniki dodane',
    step: 'signing',
    tone: { client: 'waiting', pos: 'waiting', offline: 'waiting', staff: 'attention' },
    shopStatus: 'attach_documents',
    waitsFor: 'acceptance',
    client: [
      {
        screen: 'status',
        title: 'Mamy komplet dokumentów',
        subtitle: 'Sprawdzimy załączniki i przekażemy zamówienie do realizacji.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'waiting',
        title: 'Dokumenty dołączone',
        subtitle: 'Umowa i dokumenty czekają na przyjęcie.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'waiting',
        title: 'Dokumenty dołączone',
        subtitle: 'Umowa i dokumenty czekają na przyjęcie.',
        icon: 'success',
      },
    ],
  },
  siemens_agreement_accepted: {
    panel: 'Umowa przyjęta przez finansującego',
    step: 'signing',
    tone: { client: 'waiting', pos: 'current', offline: 'current', staff: 'waiting' },
    shopStatus: handOver,
    waitsFor: 'pickup',
    documentsFor: ['pos'],
    client: [
      {
        screen: 'status',
        title: 'Umowa została zawarta',
        subtitle: 'Finansujący przyjął umowę. Sprzedawca przygotuje sprzęt do odbioru.',
        icon: 'success',
      },
    ],
    pos: [
      {
        screen: 'release',
        title: 'Umowa zawarta – wydaj sprzęt',
        subtitle: 'Przygotuj sprzęt i oznacz go jako gotowy do odbioru.',
        icon: 'success',
      },
    ],
    offline: [
      {
        screen: 'release',
        title: 'Umowa zawarta – wydaj sprzęt',
        subtitle: 'Wyślij sprzęt albo przygotuj go do odbioru.',
        icon: 'success',
      },
    ],
  },
};
