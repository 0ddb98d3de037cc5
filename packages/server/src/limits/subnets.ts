// Which addresses share a limit. An IPv4 address is one visitor. With IPv6 a household gets at least a /64, often a
// /48, so a limit per address would limit nothing. A /64 counts as one visitor, and a whole /48 as ten.
import { isIP } from 'node:net';
import { Buckets, type Rate } from './rate.ts';

/** The most visitors that a /48 counts as. */
export const VISITORS_PER_48 = 10;

export interface Subnets {
  /** The IPv4 address, or the /64. */
  readonly visitor: string;
  /** The /48; null for IPv4. */
  readonly site: string | null;
}

export function subnetsOf(address: string): Subnets {
  const groups = groupsOf(address);
  // Not an IPv6 address: use it unchanged.
  if (groups === null) return { visitor: address, site: null };
  if (groups.slice(0, 6).join() === MAPPED) return { visitor: dotted(groups), site: null };
  const hex = groups.map((group) => group.toString(16));
  return { visitor: `${hex.slice(0, 4).join(':')}::/64`, site: `${hex.slice(0, 3).join(':')}::/48` };
}

/** The network whose tables, sockets and thinking time are counted together: the IPv4 address, or the whole /48. */
export function networkOf(address: string): string {
  const { visitor, site } = subnetsOf(address);
  return site ?? visitor;
}

/** ::ffff:0:0/96: an IPv4 address as a dual-stack socket shows it. */
const MAPPED = [0, 0, 0, 0, 0, 0xffff].join();

const dotted = (groups: readonly number[]): string =>
  groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/** The eight numbers of an IPv6 address in any notation; null if it is not one. */
function groupsOf(address: string): number[] | null {
  const [bare = ''] = address.split('%');
  if (isIP(bare) !== 6) return null;
  const plain = bare.replace(/\d+\.\d+\.\d+\.\d+$/, (quad) => {
    const [a = 0, b = 0, c = 0, d = 0] = quad.split('.').map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [before = [], after] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = after === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...(after ?? [])].map((group) => Number.parseInt(group, 16));
}

/** A rate per visitor, and ten times as much for each /48. */
export class AddressBuckets {
  private readonly visitors: Buckets;
  private readonly sites: Buckets;

  constructor({ burst, perSecond }: Rate, most?: number) {
    this.visitors = new Buckets({ burst, perSecond }, most);
    this.sites = new Buckets({ burst: burst * VISITORS_PER_48, perSecond: perSecond * VISITORS_PER_48 }, most);
  }

  /** A refused visitor uses up nothing of the limit that their /48 shares. */
  take(address: string, now: number): boolean {
    const { visitor, site } = subnetsOf(address);
    if (site === null) return this.visitors.take(visitor, now);
    if (!this.sites.take(site, now)) return false;
    if (this.visitors.take(visitor, now)) return true;
    this.sites.giveBack(site);
    return false;
  }
}
