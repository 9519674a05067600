import type { BrowserContext } from '@playwright/test';

/** What a person's browser has sent and what has gone wrong in it. */
export interface Journal {
  /** Every request that may change something, in order; the form's autosaves, which come when the typing rests, are left out. */
  readonly changes: () => string[];
  readonly errors: () => string[];
}

/** 'PATCH /api/orders/…/consents': the parts that differ from run to run are left out. */
function lineOf(method: string, address: string): string {
  const path = new URL(address).pathname.replace(/\/$/u, '');
  return `${method} ${path.replace(/\/(orders|pay|sign|continue)\/[^/]+/gu, '/$1/…')}`;
}

const autosave = 'PUT /api/orders/…/company_details';

/** Writes down what every page of a person's browser sends from now on. */
export function keepJournal(browser: BrowserContext): Journal {
  const changes: string[] = [];
  const errors: string[] = [];
  browser.on('request', (request) => {
    const line = lineOf(request.method(), request.url());
    if (request.method() !== 'GET' && line !== autosave) changes.push(line);
  });
  browser.on('weberror', (failure) => errors.push(failure.error().message));
  return { changes: () => [...changes], errors: () => [...errors] };
}
