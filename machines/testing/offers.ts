// What tests in a browser need of this folder: the rest of it reads files.
export * from './chance.ts';
export * from './oracle/offer-oracle.ts';
