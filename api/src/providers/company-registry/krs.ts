import * as v from 'valibot';
import { requestProvider, jsonOf } from '../provider-request.ts';
import { readReply } from '../read-reply.ts';
import type { Representative } from './company-registry.port.ts';

const person = v.object({
  nazwisko: v.optional(v.object({ nazwiskoICzlon: v.optional(v.string(), '') })),
  imiona: v.optional(v.object({ imie: v.optional(v.string(), '') })),
  funkcjaWOrganie: v.optional(v.string(), ''),
  rodzajProkury: v.optional(v.string()),
  czyZawieszona: v.optional(v.boolean(), false),
});

const extract = v.object({
  odpis: v.object({
    dane: v.object({
      dzial2: v.optional(
        v.object({
          reprezentacja: v.optional(
            v.object({ sposobReprezentacji: v.optional(v.string()), sklad: v.optional(v.array(person), []) }),
          ),
          prokurenci: v.optional(v.array(person), []),
        }),
      ),
    }),
  }),
});

/** KRS masks names with asterisks ('K*****'): such a name is not known. */
const known = (name: string | undefined): string | null => (name && !name.includes('*') ? name : null);

function representative(entry: v.InferOutput<typeof person>): Representative {
  const proxy = entry.rodzajProkury === undefined ? undefined : `PROKURENT, PROKURA ${entry.rodzajProkury}`;
  return {
    firstName: known(entry.imiona?.imie),
    lastName: known(entry.nazwisko?.nazwiskoICzlon),
    position: proxy ?? (entry.funkcjaWOrganie || 'WSPÓLNIK'),
  };
}

/** The open KRS: who acts for a company and how. Members who are suspended are left out. */
export function krsClient(url: string) {
  return {
    /** undefined where KRS has no such entry. */
    async currentExtract(krs: string) {
      const address = `${url}/api/krs/OdpisAktualny/${encodeURIComponent(krs)}?rejestr=P&format=json`;
      const reply = await requestProvider('KRS', address);
      if (reply.status === 404) return undefined;
      const { dzial2 } = readReply('KRS', extract, await jsonOf('KRS', reply)).odpis.dane;
      const members = (dzial2?.reprezentacja?.sklad ?? []).filter((member) => !member.czyZawieszona);
      return {
        jointRepresentation: dzial2?.reprezentacja?.sposobReprezentacji ?? null,
        representatives: [...members, ...(dzial2?.prokurenci ?? [])].map(representative),
      };
    },
  };
}
