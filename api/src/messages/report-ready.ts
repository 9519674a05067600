import { mail, type Mail, type Sender } from './mail.ts';

/** What letters call a report. */
interface Named {
  readonly sender: Sender;
  /** What it is about: 'Sprzedaż'. */
  readonly report: string;
  /** As its owner calls it. */
  readonly name: string;
  readonly url: string;
}

/** A scheduled report can be read: which one, of which days, and the link to it. Nothing of the report itself. */
export const reportReadyMail = ({
  sender,
  report,
  name,
  days,
  sentBy,
  validUntil,
  url,
}: Named & {
  /** '16.11.2026 – 22.11.2026'. */
  readonly days: string;
  readonly sentBy: string;
  /** '30.11.2026 o 08:00'. */
  readonly validUntil: string;
}): Mail =>
  mail(
    {
      subject: `Raport gotowy: ${name}`,
      heading: 'Raport gotowy',
      paragraphs: ['Możesz otworzyć zaplanowany raport.'],
      facts: [
        ['Nazwa', name],
        ['Raport', report],
        ['Okres', days],
        ['Od kogo', sentBy],
      ],
      button: { label: 'Otwórz raport', url },
      notes: [
        `Link działa do ${validUntil}, po zalogowaniu i tylko na Twoim koncie.`,
        'Jeśli nie chcesz dostawać tego raportu, powiedz o tym osobie, która zaplanowała wysyłkę.',
      ],
    },
    sender,
  );

/** To whose report it is: it was not sent, because its filters cannot be read any more. */
export const reportOutdatedMail = ({ sender, report, name, url }: Named): Mail =>
  mail(
    {
      subject: `Raport nie został wysłany: ${name}`,
      heading: 'Raport nie został wysłany',
      paragraphs: [
        'Filtry tego raportu zapisała inna wersja aplikacji i nie da się ich już odczytać, więc nikt go nie dostał.',
        'Otwórz raport, ustaw filtry i zapisz go na nowo albo usuń.',
      ],
      facts: [
        ['Nazwa', name],
        ['Raport', report],
      ],
      button: { label: 'Otwórz raport', url },
    },
    sender,
  );
