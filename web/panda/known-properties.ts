import type { Config } from '@pandacss/dev';

/** The list of all CSS properties that Panda uses to tell style props from attributes. */
const EVERY_PROPERTY = /(cssPropertiesStr = )"[^"]*"/;

/**
 * Reduces the style props to the properties of `utilities.ts` and the conditions: `check-styles.ts` fails the
 * build for any other, and Panda's list of all CSS properties is 3 kB gzip on every page.
 */
export const knownProperties: NonNullable<Config['hooks']> = {
  'codegen:prepare': ({ artifacts }) => {
    const file = artifacts
      .flatMap((artifact) => artifact?.files ?? [])
      .find(({ file }) => file.startsWith('is-valid-prop.') && !file.endsWith('.d.ts'));
    if (!file) return;
    if (EVERY_PROPERTY.test(file.code ?? '')) {
      file.code = file.code?.replace(EVERY_PROPERTY, '$1"css"');
      return;
    }
    process.exitCode = 1;
    process.stderr.write('web/panda/known-properties.ts: Panda writes is-valid-prop differently now.\n');
  },
};
