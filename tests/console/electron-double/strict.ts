import { EventEmitter } from 'node:events';
import { objection, typeFacts } from './electron-types.ts';

/**
 * Uses of Electron by the main process that the stand-in does not support; a test that ends with any of them
 * fails.
 */
export const refusals: string[] = [];

export const refuse = (what: string): never => {
  const words = `The stand-in for electron does not know ${what}.`;
  refusals.push(words);
  throw new Error(words);
};

/** Properties that the language and test tools look up on any object. */
const ASKED_OF_ANYTHING = new Set(['then', 'toJSON', 'constructor', '$$typeof', 'nodeType', 'inspect']);

/** The name in Electron's types: `app` is an `App`, `session.defaultSession` a `Session`. */
const toTypeName = (name: string): string => {
  const [first = ''] = name.split('.');
  return first.charAt(0).toUpperCase() + first.slice(1);
};

/**
 * The same object, but reading or setting a property that it does not have throws: an API that the main
 * process uses and the stand-in lacks must not go unnoticed as undefined. So do methods that Electron's types
 * call deprecated, or limit to other systems.
 */
export const strict = <T extends object>(name: string, target: T): T =>
  new Proxy(target, {
    get: (object, key, receiver) => {
      if (typeof key === 'string' && !(key in object) && !ASKED_OF_ANYTHING.has(key))
        refuse(`${name}.${key}`);
      const value = Reflect.get(object, key, receiver);
      const facts = typeof key === 'string' ? typeFacts(toTypeName(name)).members.get(key) : undefined;
      const why = facts && typeof value === 'function' ? objection(facts) : undefined;
      return why === undefined ? value : refuse(`${name}.${String(key)}, which ${why}`);
    },
    set: (object, key, value, receiver) => {
      if (typeof key === 'string' && !key.startsWith('_') && !(key in object)) refuse(`${name}.${key}`);
      return Reflect.set(object, key, value, receiver);
    },
  });

/** An emitter with the events of Electron's types: listening to one that it never emits here throws. */
export class KnownEmitter extends EventEmitter {
  // Not private fields, because objects are returned behind a proxy.
  readonly typeName: string;

  /** @param typeName the class or interface in electron.d.ts */
  constructor(typeName: string) {
    super();
    this.typeName = typeName;
  }

  override on(event: string | symbol, listener: (...args: never[]) => void): this {
    if (typeof event === 'string') {
      const facts = typeFacts(this.typeName).events.get(event);
      const why = facts ? objection(facts) : 'does not exist';
      if (why !== undefined) refuse(`the event '${event}' of ${this.typeName}, which ${why}`);
    }
    return super.on(event, listener as (...args: unknown[]) => void);
  }

  override addListener(event: string | symbol, listener: (...args: never[]) => void): this {
    return this.on(event, listener);
  }
}

/** An event whose default a listener may prevent, as passed by Electron. */
export const preventable = () => {
  const event = {
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true;
    },
  };
  return event;
};
