import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { newQueryClient } from '../../../../api/query-client.ts';
import { ToastHost } from '../../../../kit/toast/toast-host.tsx';
import { messages as list } from '../../../../kit/table/list.messages.ts';
import { SharedTexts, Texts } from '../../../../texts/texts.tsx';
import { siemens } from '../../../../theme/siemens.ts';
import { ThemeProvider } from '../../../../theme/theme-provider.tsx';

type Sent = { readonly method: string; readonly body: Readonly<Record<string, unknown>> };

/** What was sent to change the table, and a way to have the next change refused, the set being this one by then. */
export type Shown = { readonly sent: readonly Sent[]; readonly refuseOnce: (theirs: object) => void };

type Asked = {
  page: ReactNode;
  title: string;
  /** The set as the server has it, and where it is asked for. */
  stored: {
    readonly rows: readonly object[];
    readonly version: string;
    readonly changes: readonly object[];
  };
  path: string;
  /** The button that stands once the set is there; the card of changes where none is named. */
  ready?: string;
  /** The set cannot be read. */
  failing?: boolean;
  /** What other addresses answer. */
  others?: Readonly<Record<string, object>>;
};

const network = vi.spyOn(globalThis, 'fetch');

/** A page of a table, whose server keeps what is sent under the next version. */
export async function showTable({
  page: shown,
  title,
  stored,
  path,
  ready,
  failing = false,
  others = {},
}: Asked): Promise<Shown> {
  await page.viewport(1280, 1000);
  let now: object = stored;
  let refuses = false;
  const sent: Sent[] = [];
  network.mockImplementation(async (url, init) => {
    const { pathname } = new URL(url as string, location.href);
    if (!pathname.startsWith(path)) return Response.json(others[pathname] ?? {});
    if (init?.method === 'GET') return failing ? Response.json({}, { status: 500 }) : Response.json(now);
    const body = JSON.parse(init?.body as string) as Readonly<Record<string, unknown>>;
    sent.push({ method: init?.method ?? '', body });
    if (refuses) {
      refuses = false;
      return Response.json({ error: 'Ktoś zmienił tę tabelę.', code: 'version' }, { status: 409 });
    }
    now = { ...now, version: 'next', ...(Array.isArray(body['rows']) && { rows: body['rows'] as object[] }) };
    return Response.json(now);
  });
  const root = createRootRoute({ component: () => shown });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  await render(
    <SharedTexts>
      <Texts of={list}>
        <ThemeProvider theme={siemens}>
          <QueryClientProvider client={newQueryClient()}>
            <ToastHost />
            <RouterProvider router={router as never} />
          </QueryClientProvider>
        </ThemeProvider>
      </Texts>
    </SharedTexts>,
  );
  await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const there =
    ready === undefined
      ? page.getByRole('heading', { name: 'Ostatnie zmiany' })
      : page.getByRole('button', { name: ready });
  await expect.element(there).toBeVisible();
  return {
    sent,
    refuseOnce: (theirs) => {
      now = theirs;
      refuses = true;
    },
  };
}
