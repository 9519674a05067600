import type { RefusedField } from '@app/machines/contract';

/** An answer other than success: thrown by a handler, written by the app. Sentences are Polish, for the user. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;
  /** What is known of refused fields for machines; written only to a shop's server. */
  readonly details: readonly RefusedField[];
  constructor(
    status: number,
    body: Readonly<Record<string, unknown>>,
    headers: Readonly<Record<string, string>> = {},
    details: readonly RefusedField[] = [],
  ) {
    super(`API error ${status}`);
    this.status = status;
    this.body = body;
    this.headers = headers;
    this.details = details;
  }
}

/** The same answer that says more. */
export const withBody = (answer: ApiError, more: Readonly<Record<string, unknown>>): ApiError =>
  new ApiError(answer.status, { ...answer.body, ...more }, answer.headers, answer.details);

/** What a page says over its marked fields. */
export const mendFields = 'Popraw zaznaczone pola i spróbuj ponownie.';

/** 422 for fields that the schema let through and a rule refuses: path as sent → sentence. */
export const invalid = (
  errors: Readonly<Record<string, string>>,
  error = mendFields,
  details: readonly RefusedField[] = [],
): ApiError => {
  const list = Object.entries(errors).map(([path, sentence]) => ({ [path]: sentence }));
  return new ApiError(422, { error, errors: list }, {}, details);
};

/** Throws 422 where a rule has something to say: path as sent → sentence. */
export function refuseProblems(problems: Readonly<Record<string, string>>): void {
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

const unreadable = {
  json: 'Nie udało się odczytać wysłanych danych: to nie jest poprawny JSON w UTF-8.',
  multipart: 'Nie udało się odczytać wysłanego pliku: dane są niepełne.',
  object: 'Nie udało się odczytać wysłanych danych: to nie jest obiekt JSON.',
  path: 'Nie udało się odczytać adresu: jego ścieżka jest błędnie zakodowana.',
  query: 'Nie udało się odczytać adresu: jego parametry są błędnie zakodowane.',
} as const;

/** 400: this part of the request cannot be read. */
export const malformed = (part: keyof typeof unreadable): ApiError =>
  new ApiError(400, { error: unreadable[part] });
export const unauthenticated = (): ApiError =>
  new ApiError(401, { error: 'Zaloguj się, aby przejść dalej.' });
export const forbidden = (): ApiError => new ApiError(403, { error: 'Nie posiadasz dostępu do tej strony' });
export const notFound = (): ApiError =>
  new ApiError(404, { error: 'Nie znaleźliśmy tego, czego szukasz. Sprawdź adres.' });
export const payloadTooLarge = (): ApiError => new ApiError(413, { error: 'Wysłane dane są za duże.' });
/** 415: a file holds something else than what may be added there (VALID-031). */
export const wrongFileKind = (): ApiError =>
  new ApiError(415, { error: 'Wybrany format pliku jest niepoprawny', code: 'file_kind' });
/** 415: a file that can be downloaded and not shown. */
export const notDrawn = (): ApiError =>
  new ApiError(415, { error: 'Tego pliku nie da się pokazać. Pobierz go.', code: 'not_drawn' });
/** 422: the antivirus blocks the file, and nothing of it is kept (ERROR-012). */
export const blockedFile = (): ApiError =>
  new ApiError(422, {
    error:
      'Plik został zablokowany, bo może być szkodliwy. Spróbuj ponownie z innym plikiem albo dodaj go później.',
    code: 'virus',
  });
export const unsupportedMediaType = (): ApiError =>
  new ApiError(415, { error: 'Wysłane dane mają nieobsługiwany format.' });
export const unavailable = (): ApiError =>
  new ApiError(
    503,
    { error: 'Serwis czasowo niedostępny, prosimy spróbować później.' },
    { 'Retry-After': '10' },
  );

/** 503: the database cannot be reached or takes no write, and may be able to soon; nothing was changed. */
export const overloaded = (): ApiError => withBody(unavailable(), { code: 'database' });

/** 503: the application is closed for work on it. */
export const underMaintenance = (): ApiError =>
  new ApiError(
    503,
    { error: 'Serwis jest chwilowo niedostępny: trwają prace techniczne.', code: 'maintenance' },
    { 'Retry-After': '30' },
  );

/** 410: the order is known, and nothing personal of it any more. */
export const erasedOrder = (): ApiError =>
  new ApiError(410, {
    error: 'Dane tego wniosku zostały usunięte. Nie można go już otworzyć ani zmienić.',
    code: 'erased',
  });

/** 409: the order's data are only stored, because a person asked so. */
export const restrictedOrder = (): ApiError =>
  new ApiError(409, {
    error: 'Przetwarzanie danych tego wniosku jest ograniczone: można je tylko przechowywać.',
    code: 'refused',
  });

/** 404: an address of an order without the order's slug, in the specification's words for integrators. */
export const missingSlug = (): ApiError =>
  new ApiError(404, { error: 'No order slug provided', code: 'no_slug' });

/** 429: the caller may try again after so many seconds. */
export const tooManyRequests = (
  seconds: number,
  error = 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
): ApiError => new ApiError(429, { error }, { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) });
