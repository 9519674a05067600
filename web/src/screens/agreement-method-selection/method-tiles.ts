import type { SignatureMethod } from '@app/machines/order';
import { FileText, Smartphone, Signature, Truck, Video } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

/** The sign of each way to sign. */
export const methodIcons: Readonly<Record<SignatureMethod, LucideIcon>> = {
  mszafir: Smartphone,
  qes: Video,
  delivery: Truck,
  autenti_v3: Signature,
  paper: FileText,
};
