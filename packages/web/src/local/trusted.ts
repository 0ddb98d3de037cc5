// The page's policy lets no text become a program's address unless it comes from here: our own files, and nothing else.
interface Policy {
  createScriptURL(url: string): string;
}

declare const trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;

const own = (url: string): string => {
  if (new URL(url, self.location.href).origin !== self.location.origin) throw new TypeError('not a file of this house');
  return url;
};

const policy: Policy =
  typeof trustedTypes === 'undefined'
    ? { createScriptURL: own }
    : trustedTypes.createPolicy('backroom', { createScriptURL: own });

/** For `new Worker` and for the service worker. */
export const trusted = (url: string): string => policy.createScriptURL(url);
