import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** What Electron's own types say of a member: where it exists, and whether it is going. */
interface MemberFacts {
  /** Undefined where it exists on every system. */
  readonly platforms: readonly string[] | undefined;
  readonly isDeprecated: boolean;
}

interface TypeFacts {
  readonly events: ReadonlyMap<string, MemberFacts>;
  readonly members: ReadonlyMap<string, MemberFacts>;
}

const manifest = createRequire(import.meta.url).resolve('electron/package.json');
const source = readFileSync(path.join(path.dirname(manifest), 'electron.d.ts'), 'utf8');

/** The version that the types describe. */
export const electronVersion: string = JSON.parse(readFileSync(manifest, 'utf8')).version;

/** A documentation comment and the first line of what it describes. */
const DOCUMENTED = /^ {4}\/\*\*\n((?: {5}\*.*\n)*?) {5}\*\/\n {4}(.+)$/gm;
const EVENT = /^(?:on|once)\(event: '([\w-]+)'/;
const MEMBER = /^(?:static )?(?:readonly )?(?!(?:on|once|off|addListener|removeListener)\()(\w+)\??[(:<]/;

const readFacts = (comment: string): MemberFacts => ({
  platforms: /@platform ([\w,]+)/.exec(comment)?.[1]?.split(','),
  isDeprecated: comment.includes('@deprecated'),
});

const readType = (name: string): TypeFacts => {
  const events = new Map<string, MemberFacts>();
  const members = new Map<string, MemberFacts>();
  const found = new RegExp(`^ {2}(?:class|interface) ${name}(?: extends (\\w+))?[ .\\w]*\\{\\n`, 'm').exec(
    source,
  );
  if (!found) return { events, members };
  const [head, base = ''] = found;
  const start = found.index + head.length;
  const body = source.slice(start, source.indexOf('\n  }\n', start) + 1);
  for (const [, comment = '', line = ''] of body.matchAll(DOCUMENTED)) {
    const event = EVENT.exec(line)?.[1];
    const member = MEMBER.exec(line)?.[1];
    if (event) events.set(event, readFacts(comment));
    else if (member) members.set(member, readFacts(comment));
  }
  // Events without a documentation comment exist everywhere.
  for (const [, event = ''] of body.matchAll(/^ {4}on\(event: '([\w-]+)'/gm)) {
    if (!events.has(event)) events.set(event, readFacts(''));
  }
  const inherited = base === '' ? undefined : typeFacts(base);
  return {
    events: new Map([...(inherited?.events ?? []), ...events]),
    members: new Map([...(inherited?.members ?? []), ...members]),
  };
};

const known = new Map<string, TypeFacts>();

/** What electron.d.ts says of a class or module; nothing for a name that it does not have. */
export const typeFacts = (name: string): TypeFacts => {
  const facts = known.get(name) ?? readType(name);
  known.set(name, facts);
  return facts;
};

/** Why a program must not use this here; undefined when it may. */
export const objection = ({ platforms, isDeprecated }: MemberFacts): string | undefined => {
  if (isDeprecated) return 'is deprecated';
  if (platforms && !platforms.includes(process.platform)) return `exists on ${platforms.join(' and ')} only`;
  return undefined;
};
