import type { DocumentType } from './identity-document.ts';
import { isDocumentNumber } from './identity-document.ts';
import type { NipVariant } from './nip.ts';
import { isNip } from './nip.ts';
import { isNrb } from './nrb.ts';
import { isPesel } from './pesel.ts';
import { validationMessages as messages } from './validation-messages.ts';

/** Why a stored NIP is refused: its length or its checksum; null where it is valid. */
export function nipProblem(nip: string, variant: NipVariant = 'either'): string | null {
  if (!/^\d{10}$/.test(nip)) return messages.nipLength;
  return isNip(nip, variant) ? null : messages.nipChecksum;
}

/** Why a stored PESEL is refused; null where it is valid. */
export function peselProblem(pesel: string): string | null {
  if (!/^\d{11}$/.test(pesel)) return messages.peselLength;
  return isPesel(pesel) ? null : messages.peselChecksum;
}

/** Why a stored account number is refused; null where it is valid. */
export function nrbProblem(nrb: string): string | null {
  if (!/^\d{26}$/.test(nrb)) return messages.nrbLength;
  return isNrb(nrb) ? null : messages.nrbChecksum;
}

const documentProblems: Readonly<Record<DocumentType, { format: RegExp; misshapen: string; wrong: string }>> =
  {
    id_card: { format: /^[A-Z]{3}\d{6}$/, misshapen: messages.idCardFormat, wrong: messages.idCardChecksum },
    polish_passport: {
      format: /^[A-Z]{2}\d{7}$/,
      misshapen: messages.polishPassportFormat,
      wrong: messages.polishPassportChecksum,
    },
    foreign_passport: { format: /./, misshapen: messages.foreignPassport, wrong: messages.foreignPassport },
    residence_card: { format: /./, misshapen: messages.residenceCard, wrong: messages.residenceCard },
  };

/** Why a stored series and number cannot belong to a document of this type; null where it can. */
export function documentNumberProblem(type: DocumentType, seriesAndNumber: string): string | null {
  if (isDocumentNumber(type, seriesAndNumber)) return null;
  const { format, misshapen, wrong } = documentProblems[type];
  return format.test(seriesAndNumber) ? wrong : misshapen;
}
