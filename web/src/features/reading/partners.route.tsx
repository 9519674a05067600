import { hardSpaces } from '@app/machines/rules';
import { createFileRoute } from '@tanstack/react-router';
import { CodeExample } from './partners/code-example.tsx';
import { examplesAt } from './partners/examples.ts';
import { partnersHead, partnersParts } from './partners/partners-text.ts';
import { Prose, ReadingPage } from './reading-page.tsx';

export const Route = createFileRoute('/partners')({ component: PartnersPage });

function PartnersPage() {
  return (
    <ReadingPage
      head={partnersHead}
      parts={partnersParts.map((part) => ({ ...part, content: <Part part={part} /> }))}
    />
  );
}

function Sentences({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => <p key={sentence}>{hardSpaces(sentence)}</p>);
}

function Part({ part }: { part: (typeof partnersParts)[number] }) {
  const examples = examplesAt(location.origin);
  return (
    <>
      <Prose>
        <Sentences sentences={part.paragraphs} />
        {part.points !== undefined && (
          <ul>
            {part.points.map((point) => (
              <li key={point}>{hardSpaces(point)}</li>
            ))}
          </ul>
        )}
      </Prose>
      {part.examples.map(({ title, example }) => (
        <CodeExample key={example} title={title} text={examples[example]} />
      ))}
      {(part.after !== undefined || part.links !== undefined) && (
        <Prose>
          <Sentences sentences={part.after ?? []} />
          {part.links?.map(({ href, label }) => (
            <p key={href}>
              <a href={href}>{hardSpaces(label)}</a>
            </p>
          ))}
        </Prose>
      )}
    </>
  );
}
