import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node.mjs';

/** Packages whose package.json names no licence, read by a person: which it is, and where that stands. */
const readByHand = {
  'png-js': { license: 'MIT', reason: 'package.json names none; the LICENSE file beside it is the MIT text' },
};

/** What a licence asks of us beyond the text in the package, by the package's name. */
const remarks = [
  {
    names: /^@img\/sharp-libvips-/,
    text:
      'libvips and the libraries built into it, each with its licence in the README of this package. It is a shared library of its own,\n' +
      'loaded at run time and not changed by us: whoever wants to use another build of it replaces lib/libvips-cpp.so.* in this folder.\n' +
      'Its sources: https://github.com/lovell/sharp-libvips and https://github.com/libvips/libvips.',
    texts: ['LGPL-3.0.txt', 'GPL-3.0.txt'],
  },
];

const isText = (file) => /^(licen[cs]e|copying|notice|ofl|third[-_]party)/i.test(file);
const own = (name) => ({
  name,
  text: readFileSync(join(root, 'api/bin/release/texts', name), 'utf8').trimEnd(),
});

function textsIn(path) {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => ({ name, text: readFileSync(join(root, path, name), 'utf8').trimEnd() }));
}

const authorOf = (path) => {
  const { author, contributors } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
  const one = author ?? contributors?.[0];
  return (typeof one === 'object' ? one.name : one) ?? 'its authors';
};

/** The texts that lie in the package; where there are none and the licence is MIT, its words with the package's author. */
function textsOf({ name, path, license }) {
  const added = remarks.filter(({ names }) => names.test(name)).flatMap(({ texts }) => texts.map(own));
  const found = [...textsIn(path), ...added];
  if (found.length > 0 || license !== 'MIT') return found;
  return [
    { ...own('MIT.txt'), name: `MIT, of which the package has no copy. Copyright (c) ${authorOf(path)}` },
  ];
}

/** The licence that a package is given under; undefined where nobody has said it. */
export const licenceOf = ({ name, license }) =>
  readByHand[name]?.license ?? (typeof license === 'string' ? license : undefined);

/**
 * The list of licences with their texts, for packages of packages.mjs (`use` says where each is). Throws a sentence that
 * names the packages of which nobody has said the licence, or has no text of it.
 */
export function licenceList(packages) {
  const listed = packages.map((one) => ({ ...one, license: licenceOf(one) }));
  const named = listed.map((one) => ({ ...one, texts: one.license === undefined ? [] : textsOf(one) }));
  const unknown = named.filter(({ texts }) => texts.length === 0);
  if (unknown.length > 0)
    throw new Error(
      `No licence or no text of it is known of ${unknown.map(({ name, version }) => `${name} ${version}`).join(', ')}. ` +
        'Read theirs and add it to api/bin/release/licences.mjs.',
    );
  const sections = named.map(({ name, version, license, use, texts }) =>
    [
      '='.repeat(100),
      `${name} ${version}`,
      `Licence: ${license}${readByHand[name] ? ` (${readByHand[name].reason})` : ''}`,
      `In this release: ${use}`,
      ...remarks.filter(({ names }) => names.test(name)).map(({ text }) => text),
      ...texts.flatMap((file) => ['', `--- ${file.name}`, file.text]),
    ].join('\n'),
  );
  return `Packages of others in this release, with their licences\n\n${sections.join('\n\n')}\n`;
}
