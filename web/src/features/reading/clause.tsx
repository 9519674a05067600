import { hardSpaces } from '@app/machines/rules';
import type { ReadingPart } from './reading-part.ts';
import { Prose } from './reading-page.tsx';

/** A part that is read: its sentences, the points under them, and what can be opened. */
export function Clause({ clause }: { clause: ReadingPart }) {
  return (
    <Prose>
      {clause.paragraphs.map((paragraph) => (
        <p key={paragraph}>{hardSpaces(paragraph)}</p>
      ))}
      {clause.points !== undefined && (
        <ul>
          {clause.points.map((point) => (
            <li key={point}>{hardSpaces(point)}</li>
          ))}
        </ul>
      )}
      {clause.links?.map(({ href, label }) => (
        <p key={href}>
          <a href={href} target="_blank" rel="noreferrer">
            {hardSpaces(label)}
          </a>
        </p>
      ))}
    </Prose>
  );
}
