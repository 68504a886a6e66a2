import { EventEmitter } from 'node:events';

/** What main asked for that the stand-in does not have; a test that ends with any of it fails. */
export const refusals: string[] = [];

export const refuse = (what: string): never => {
  const words = `The stand-in for electron does not know ${what}.`;
  refusals.push(words);
  throw new Error(words);
};

/** What languages and test tools look up on any object. */
const ASKED_OF_ANYTHING = new Set(['then', 'toJSON', 'constructor', '$$typeof', 'nodeType', 'inspect']);

/**
 * The same object, but that reading or setting what it does not have throws: an API that main uses
 * and the stand-in lacks must not pass silently as undefined.
 */
export const strict = <T extends object>(name: string, target: T): T =>
  new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string' && !(key in object) && !ASKED_OF_ANYTHING.has(key))
        refuse(`${name}.${key}`);
      return Reflect.get(object, key, receiver);
    },
    set: (object, key, value, receiver) => {
      if (typeof key === 'string' && !key.startsWith('_') && !(key in object)) refuse(`${name}.${key}`);
      return Reflect.set(object, key, value, receiver);
    },
  });

/** An emitter of a fixed set of events: listening to another one throws. */
export class KnownEmitter extends EventEmitter {
  // Not private to the runtime: objects are handed out behind a proxy.
  readonly emitterName: string;
  readonly known: ReadonlySet<string>;

  constructor(emitterName: string, known: readonly string[]) {
    super();
    this.emitterName = emitterName;
    this.known = new Set(known);
  }

  override on(event: string | symbol, listener: (...args: never[]) => void): this {
    if (typeof event === 'string' && !this.known.has(event))
      refuse(`the event '${event}' of ${this.emitterName}`);
    return super.on(event, listener as (...args: unknown[]) => void);
  }

  override addListener(event: string | symbol, listener: (...args: never[]) => void): this {
    return this.on(event, listener);
  }
}

/** An event whose default a listener may prevent, as Electron hands it out. */
export const preventable = () => {
  const event = {
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
};
