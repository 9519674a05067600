import { spawnSync } from 'node:child_process';
import { root } from '../node.mjs';
import { licenceOf } from './licences.mjs';
import { byText } from './packages.mjs';

/** npm's CycloneDX document of what is installed for these workspaces. */
function askNpm() {
  const npm = process.env.npm_execpath;
  const words = ['sbom', '--omit=dev', '--workspace=api', '--workspace=web', '--sbom-format=cyclonedx'];
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 64e6 };
  const { status, stdout, stderr, error } = npm
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, options);
  if (error) throw error;
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return JSON.parse(stdout);
}

const nameOf = ({ purl }) => decodeURIComponent(purl.replace(/^pkg:npm\//, '').replace(/@[^@]*$/, ''));

/**
 * The software bill of materials (CycloneDX, JSON) of a release that holds these packages. What npm lists beyond them (a peer
 * that only development has) is left out; time and serial number too, so that the same release has the same document.
 */
export function billOfMaterials(packages, { name, version }) {
  const { serialNumber: _serial, metadata, components, dependencies, ...document } = askNpm();
  const { timestamp: _time, ...about } = metadata;
  const shipped = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  const listed = new Set(components.map((one) => `${nameOf(one)}@${one.version}`));
  const added = packages
    .filter((one) => !listed.has(`${one.name}@${one.version}`))
    .map((one) => ({
      'bom-ref': `${one.name}@${one.version}`,
      type: 'library',
      name: one.name,
      version: one.version,
      purl: `pkg:npm/${one.name.replace(/^@/, '%40')}@${one.version}`,
      licenses: [{ license: { id: licenceOf(one) } }],
    }));
  const kept = components.filter(
    (one) => nameOf(one).startsWith('@app/') || shipped.has(`${nameOf(one)}@${one.version}`),
  );
  const refs = new Set([...kept, ...added].map((one) => one['bom-ref']));
  refs.add(about.component['bom-ref']);
  return {
    ...document,
    metadata: { ...about, component: { ...about.component, type: 'application', name, version } },
    components: [...kept, ...added].map((one) => withLicence(one, shipped)).toSorted(byRef),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter((other) => refs.has(other)).toSorted(byText),
      })),
  };
}

const byRef = (one, other) => byText(one['bom-ref'], other['bom-ref']);

function withLicence(component, shipped) {
  if (component.licenses) return component;
  const known = shipped.get(`${nameOf(component)}@${component.version}`);
  const id = known && licenceOf(known);
  return id ? { ...component, licenses: [{ license: { id } }] } : component;
}
