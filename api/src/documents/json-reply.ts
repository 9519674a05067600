const encoder = new TextEncoder();

/** Written at once, in characters. */
const part = 64 * 1024;

/** The object's text in parts: its members, the list item by item, and `"next":null`, since there is nothing more. */
async function* texts(
  members: object,
  list: string,
  items: AsyncIterable<object>,
): AsyncGenerator<Uint8Array> {
  const beginning = JSON.stringify(members).slice(0, -1);
  let text = `${beginning}${beginning === '{' ? '' : ','}${JSON.stringify(list)}:[`;
  let separator = '';
  for await (const item of items) {
    text += separator + JSON.stringify(item);
    separator = ',';
    if (text.length < part) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(`${text}],"next":null}`);
}

/** Drawn from the source only as fast as they are read; the source ends where the reader goes. */
function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
}

/** A call's whole answer to save, written as fast as it is read: what a page of it holds, with all items in its list. */
export const jsonReply = (
  file: `${string}.json`,
  members: object,
  list: string,
  items: AsyncIterable<object>,
): Response =>
  new Response(streamOf(texts(members, list, items)), {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': `attachment; filename="${file}"` },
  });
