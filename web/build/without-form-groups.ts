import type { Plugin } from 'vite';

const left = '\0form-groups';

/** Leaves out @tanstack/react-form's form groups: 4 kB of each page with a form, and no form here has any. */
export function withoutFormGroups(): Plugin {
  return {
    name: 'without-form-groups',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './useFormGroup.js' && importer?.includes('/@tanstack/react-form/') === true ? left : null,
    load: (id) =>
      id === left
        ? `export function useFormGroup() { throw new Error('Form groups are left out of the build'); }
           export const FormGroup = useFormGroup;`
        : null,
  };
}
