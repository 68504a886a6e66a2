// Part of browsers and Node alike; this folder is compiled with the types of neither.
declare const URL: {
  canParse(address: string): boolean;
  new (address: string): { readonly hostname: string };
};

/** A host name without port, user or path, which a URL could have in this place. */
const HOST_NAME = /^(?:[\p{L}\p{M}\p{N}.-]|\p{Join_Control})+$/u;

/** The form of a domain that DNS knows: `xn--bcher-kva.example` for `Bücher.example`. */
const asciiDomain = (domain: string): string =>
  HOST_NAME.test(domain) && URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;

/**
 * The lookup key of an email address, the same however it is written: in lower case, with the ASCII form of
 * its domain, in composed and full-size characters. Null if there is none.
 */
export const emailKey = (email: string | null | undefined): string | null => {
  const text = (email ?? '')
    .normalize('NFKC')
    .replaceAll(/(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .normalize('NFC');
  const at = text.lastIndexOf('@') + 1;
  return (at === 0 ? text : text.slice(0, at) + asciiDomain(text.slice(at))) || null;
};
