import { StepError } from './step.mjs';

/**
 * Variables with the certificate that a platform's packages are signed with; Linux packages are not signed.
 */
const signingVariables = {
  win: ['WIN_CSC_LINK', 'CSC_LINK'],
  mac: ['CSC_LINK', 'CSC_NAME'],
};

const names = { win: 'Windows', mac: 'macOS', linux: 'Linux' };

/** @param {Record<string, string | undefined>} environment */
const updateUrl = ({ DESKTOP_UPDATE_URL: url }) => {
  if (!url) return undefined;
  if (URL.canParse(url) && new URL(url).protocol === 'https:') return url;
  throw new StepError(
    `DESKTOP_UPDATE_URL is ${JSON.stringify(url)}, but it must be the https address of the server's ` +
      '/desktop/ folder, such as https://www.example.com/desktop/.',
  );
};

/**
 * The part of electron-builder's configuration that says where a platform's packages look for updates:
 * nowhere, unless DESKTOP_UPDATE_URL is set and, on Windows and macOS, a certificate is given. With updates,
 * an unsigned package is an error.
 * @param {'win' | 'mac' | 'linux'} platform
 * @param {Record<string, string | undefined>} environment
 * @returns {{ sentence: string, configuration: object }} `sentence` tells the user what was decided
 * @throws StepError when the address is invalid
 */
export const desktopUpdates = (platform, environment) => {
  const url = updateUrl(environment);
  const off = (why) => ({ sentence: `Updates on ${names[platform]}: off, ${why}.`, configuration: {} });
  if (url === undefined) return off('because DESKTOP_UPDATE_URL is not set');
  const signing = signingVariables[platform];
  if (signing && !signing.some((variable) => environment[variable])) {
    return off(`because packages are not signed (set ${signing.join(' or ')})`);
  }
  return {
    sentence: `Updates on ${names[platform]}: from ${url}.`,
    configuration: {
      [platform]: {
        // The server supports only one range per request.
        publish: { provider: 'generic', url, useMultipleRangeRequest: false },
        ...(signing && { forceCodeSigning: true }),
      },
    },
  };
};
