import { formPath, readForm, withoutMasked } from '@app/machines/company-form';
import { askApi, callApi } from '../../../../api/call-api.ts';
import { callOf } from '../../queries/call-of.ts';
import type { Reader } from '../../queries/call-of.ts';
import type { SaveReply, SaveRequest } from './autosave.machine.ts';
import type { SavedForm } from './draft.ts';

/** Saves a draft; the request outlives the page. `page` is random, `fillTiming` are seconds by section. */
export async function putDraft(
  reader: Reader,
  page: string,
  { draft, draftVersion, number, background }: SaveRequest,
  fillTiming: Readonly<Record<string, number>>,
): Promise<SaveReply> {
  const { values, section } = draft;
  const result = await callApi(callOf('saveDraft', reader), {
    params: { slug: reader.slug },
    body: {
      order: { ...withoutMasked(values) },
      section,
      fillTiming: { ...fillTiming },
      draftVersion,
      pageSave: { page, number },
    },
    keepalive: true,
    background,
  });
  if (result.ok) {
    const { version: orderVersion, draftVersion: made, savedAt } = result.reply;
    return { draft, refusal: null, draftVersion: made, savedAt: Date.parse(savedAt), orderVersion };
  }
  const refusal = result.kind === 'refused' ? result.reason : Object.values(result.errors).join(' ');
  return { draft, refusal };
}

export async function loadSavedForm(reader: Reader): Promise<SavedForm | null> {
  const server = await askApi(callOf('getCompanyDetails', reader), { params: { slug: reader.slug } });
  if (server.order === null) return null;
  return {
    values: readForm(server.order),
    draftVersion: server.draftVersion,
    savedAt: Date.parse(server.savedAt ?? ''),
    typedNumbers: server.typedNumbers.map(({ path, version }) => ({ path: formPath(path), version })),
  };
}
