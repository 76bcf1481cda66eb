/** A bracket of either width. */
const BRACKET = /(（[^（）]*）|\([^()]*\))/

/** A text in which no line breaks inside a bracket, unless the bracket is longer than a line. */
export const WholeBrackets = ({ text }: { readonly text: string }) => (
  <>
    {text.split(BRACKET).map((part, i) =>
      i % 2 === 1 ? (
        <span key={`${i} ${part}`} class="whole">
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
)
