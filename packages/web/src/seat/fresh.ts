// A random id. (`crypto.randomUUID` needs https, and a server in the local network has none.)
export const fresh = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
