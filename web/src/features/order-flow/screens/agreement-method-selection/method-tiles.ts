import type { SignatureMethod } from '@app/machines/order';
import {
  FileText,
  Landmark,
  MessageSquareText,
  ScanFace,
  Signature,
  Store,
  Truck,
  Video,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The sign of each way to sign, and of the way in which its signer is known. */
export const methodIcons: Readonly<
  Record<SignatureMethod, { readonly tile: LucideIcon; readonly way: LucideIcon }>
> = {
  mszafir: { tile: ScanFace, way: ScanFace },
  qes: { tile: Video, way: Video },
  delivery: { tile: Truck, way: Landmark },
  autenti_v3: { tile: Signature, way: MessageSquareText },
  paper: { tile: FileText, way: Store },
};
