import type { StoredFile } from '@app/db';
import { mediaTypes } from '@app/machines/rules';
import { renderPage, shrinkPicture, type RenderedPage } from '../../documents/render-pages.ts';
import type { CallContext } from '../../kernel/call-context.ts';
import { describedError } from '../../kernel/described-error.ts';
import { notDrawn, notFound } from '../../kernel/errors.ts';
import type { Query } from '../../kernel/handlers.ts';
import { keepLatest } from '../../kernel/keep-latest.ts';
import type { Ports } from '../../kernel/ports.ts';
import { findAttachment, isPicture } from './read-attachments.ts';

/** Drawn pages of this process: their words and their picture are asked for one after the other. */
const keep = keepLatest<RenderedPage>(40);

/** Wider and higher than any page is drawn. */
const longestSide = 1_684;

/** Of a thumbnail: twice what it is shown at, for screens of two pixels a point. */
const smallSide = 96;

/** What is made of a file's content; 415 where it cannot be. */
async function made<Made>(
  { files, log }: Ports,
  file: StoredFile,
  make: (content: Uint8Array) => Promise<Made>,
): Promise<Made> {
  const content = await files.read(file);
  return make(content).catch((error: unknown) => {
    log.warn('a file cannot be drawn', describedError(error));
    throw notDrawn();
  });
}

function draw(ports: Ports, file: StoredFile, index: number): Promise<RenderedPage> {
  if (isPicture(file))
    return made(ports, file, async (content) => ({
      ...{ text: '', count: 1 },
      image: await shrinkPicture(content, longestSide),
    }));
  if (file.mime !== mediaTypes.pdf) throw notDrawn();
  return made(ports, file, (content) => renderPage(content, index));
}

/** What is drawn of a file never changes. */
const drawn = (image: Uint8Array): Response =>
  new Response(new Uint8Array(image), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'private, max-age=600' },
  });

/** A picture, small. */
export const getAttachmentThumbnail: Query<'getAttachmentThumbnail'> = async (request) => {
  const file = await findAttachment(request);
  if (!isPicture(file)) throw notDrawn();
  return drawn(await made(request.ports, file, (content) => shrinkPicture(content, smallSide)));
};

/** The page that the path names; 404 behind the last one. */
async function pageOf(request: CallContext): Promise<RenderedPage> {
  const file = await findAttachment(request);
  const number = Number(request.params['number']);
  if (!Number.isSafeInteger(number) || number < 1) throw notFound();
  const page = await keep(`${file.id} ${number}`, async () => draw(request.ports, file, number - 1));
  if (number > page.count) throw notFound();
  return page;
}

/** A page's words, for who does not see its picture, and how many pages there are. */
export const getAttachmentPage: Query<'getAttachmentPage'> = async (request) => {
  const { count, text } = await pageOf(request);
  const { slug, id, number } = request.params;
  return {
    count,
    text,
    image: `/api/superadmin/orders/${slug}/attachments/${id}/pages/${number}/image`,
  };
};

/** A page as a picture. */
export const getAttachmentImage: Query<'getAttachmentImage'> = async (request) =>
  drawn((await pageOf(request)).image);
