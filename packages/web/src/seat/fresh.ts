// Something nobody has had before. (`crypto.randomUUID` is only for pages with https, and a house in the living room has none.)
export const fresh = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
