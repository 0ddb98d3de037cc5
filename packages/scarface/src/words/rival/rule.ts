// By which rule the Enforcer does what he does: where to read on from a line of the log.
import type { Event, Why } from '../../events.ts';
import type { RuleId } from '../../help/rules.ts';

/** What he reads and when; how he acts; his goods; his losses; how he chooses among several; and our rulings. */
const [READS, ACTS, GOODS, LOSES, CHOOSES] = ['SC-110.1', 'SC-110.2', 'SC-110.3', 'SC-110.4', 'SC-110.5'] as const;
const RULED = 'SC-110.6';

const RULE_OF_REASON: Readonly<Record<Why, RuleId>> = {
  'only-one': ACTS,
  yours: ACTS,
  'yours-biggest-profit': ACTS,
  'biggest-profit': ACTS,
  'least-profit': RULED,
  'fewer-goods': CHOOSES,
  'higher-defence': ACTS,
  'lower-number': CHOOSES,
  'your-choice': CHOOSES,
  'highest-level': ACTS,
  leftmost: ACTS,
  'district-number': ACTS,
  'next-stat': ACTS,
  'level-three-first': LOSES,
  'next-in-order': CHOOSES,
  'free-deal': ACTS,
  'safehouses-first': CHOOSES,
  'takes-what-he-has-less-of': CHOOSES,
  'truck-spares-the-greater': CHOOSES,
  'stores-on-deals': GOODS,
  'stores-for-a-sale': GOODS,
  'stores-surplus': CHOOSES,
  'spends-where-he-sells': GOODS,
  'spends-from-deals-last': GOODS,
  'spends-surplus': GOODS,
  'spends-least-profit': GOODS,
  'walks-first': CHOOSES,
  'rides-second': CHOOSES,
  'vehicles-last': CHOOSES,
  'loses-by-the-chart': LOSES,
  declines: RULED,
};

export function ruleOf(event: Event): RuleId | null {
  switch (event.type) {
    case 'because':
      return RULE_OF_REASON[event.why];
    case 'rival-plan':
    case 'rival-walk':
    case 'rival-line':
      return READS;
    case 'rival-job':
    case 'reinforced':
      return ACTS;
    default:
      return null;
  }
}
