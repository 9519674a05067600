import { join } from 'node:path';
import type { Settings } from '../env.ts';
import { diskFiles } from './disk-files.ts';
import type { FileStore } from './file-store.ts';
import { s3Files } from './s3-files.ts';

/** Where the files of this installation lie: in the bucket that is named, else in the data folder. */
export const openFileStore = ({ bucket, dataDir }: Pick<Settings, 'bucket' | 'dataDir'>): FileStore =>
  bucket === null ? diskFiles(join(dataDir, 'files')) : s3Files(bucket);
