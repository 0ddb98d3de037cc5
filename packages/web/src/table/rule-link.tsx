// A link from a line of the log to the rule that caused it.
import './rule-link.css';

export const RuleLink = ({ rule }: { readonly rule: string }) => (
  <>
    {' '}
    <a class="by-rule" href={`/rules#${rule}`}>
      {rule}
    </a>
  </>
);
