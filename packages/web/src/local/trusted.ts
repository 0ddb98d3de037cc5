// Trusted Types: the page's policy accepts a script address only from here, and only for our own files.
interface Policy {
  createScriptURL(url: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;

const own = (url: string): string => {
  if (new URL(url, self.location.href).origin !== self.location.origin)
    throw new TypeError('not a file of this server');
  return url;
};

const policy: Policy =
  typeof trustedTypes === 'undefined'
    ? { createScriptURL: own }
    : trustedTypes.createPolicy('backroom', { createScriptURL: own });

/** For `new Worker` and for the service worker. */
export const trusted = (url: string): string => policy.createScriptURL(url);
