import type { Command } from 'commander';
import type { Shell } from '../choices.ts';
import { type CommandWords, listCommandWords, type OptionWords } from './command-words.ts';

/** Prints the completion script of a shell from the command tree. */
export function printCompletion(program: Command, shell: Shell): string {
  const words = listCommandWords(program);
  if (shell === 'fish') return printFish(words);
  return shell === 'bash' ? printBash(words) : printZsh(words);
}

function printBash(words: readonly CommandWords[]): string {
  return `# vbagent completion for bash: source <(vbagent completion bash)
_vbagent() {
  local current="\${COMP_WORDS[COMP_CWORD]}" before="\${COMP_WORDS[COMP_CWORD-1]}"
${printLookup(words, { array: 'COMP_WORDS', first: 1, cursor: 'COMP_CWORD' })}
  COMPREPLY=($(compgen -W "$candidates" -- "$current"))
}
complete -o default -o bashdefault -F _vbagent vbagent
`;
}

function printZsh(words: readonly CommandWords[]): string {
  return `#compdef vbagent
# vbagent completion for zsh: vbagent completion zsh > "$fpath[1]/_vbagent"
_vbagent() {
  local current="$words[CURRENT]" before="$words[CURRENT-1]"
${printLookup(words, { array: 'words', first: 2, cursor: 'CURRENT' })}
  if [[ -z "$candidates" ]]; then _files; else compadd -- \${=candidates}; fi
}
if [[ "$funcstack[1]" == _vbagent ]]; then _vbagent "$@"; else compdef _vbagent vbagent; fi
`;
}

/** The variables of a shell: the array of words, the index of the first word after `vbagent`, and the index of the cursor. */
type ShellNames = { readonly array: string; readonly first: number; readonly cursor: string };

/** Prints the code that bash and zsh share. It finds the command, then its candidates; without candidates the shell completes files. */
function printLookup(words: readonly CommandWords[], { array, first, cursor }: ShellNames): string {
  const paths = words.flatMap(({ path }) => (path === '' ? [] : [`'${path}'`]));
  return `  local chain='' next at candidates=''
  for ((at = ${first}; at < ${cursor}; at++)); do
    next="\${chain:+$chain }\${${array}[at]}"
    case "$next" in ${paths.join('|')}) chain="$next" ;; esac
  done
  case "$chain" in
${words.map(printCandidates).join('\n')}
  esac
  if [[ "$current" != -* && "$candidates" == -* ]]; then candidates=''; fi
  case "$chain $before" in
${words.flatMap(printValues).join('\n')}
  esac`;
}

/** Prints the words that can follow a command. */
function printCandidates({ path, subcommands, options, argumentChoices }: CommandWords): string {
  const candidates = [
    ...subcommands.map(({ name }) => name),
    ...argumentChoices,
    ...options.flatMap(getOptionNames),
  ];
  return `    '${path}') candidates='${candidates.join(' ')}' ;;`;
}

/** Prints, for each option with a value, the candidates for the value. */
function printValues({ path, options }: CommandWords): string[] {
  return options
    .filter((option) => option.takesValue)
    .map((option) => {
      const patterns = getOptionNames(option).map((name) => `'${path} ${name}'`);
      return `    ${patterns.join('|')}) candidates='${option.choices.join(' ')}' ;;`;
    });
}

function getOptionNames(option: OptionWords): string[] {
  return option.short === undefined ? [option.long] : [option.long, option.short];
}

function printFish(words: readonly CommandWords[]): string {
  const lines = words.flatMap(({ path, subcommands, options, argumentChoices }) => {
    const condition = `-n '__vbagent_at "${path}"'`;
    return [
      ...subcommands.map(
        ({ name, description }) => `complete -c vbagent ${condition} -f -a ${name} -d ${quote(description)}`,
      ),
      ...argumentChoices.map((choice) => `complete -c vbagent ${condition} -f -a ${choice}`),
      ...options.map(
        (option) =>
          `complete -c vbagent ${condition} ${formatFishOption(option)} -d ${quote(option.description)}`,
      ),
    ];
  });
  const paths = words.map(({ path }) => `'${path}'`).join(' ');
  return `# vbagent completion for fish: vbagent completion fish > ~/.config/fish/completions/vbagent.fish
function __vbagent_at
    set -l path ''
    for word in (commandline -opc)[2..-1]
        set -l next (string trim "$path $word")
        if contains -- "$next" ${paths}
            set path "$next"
        end
    end
    test "$path" = "$argv[1]"
end
${lines.join('\n')}
`;
}

function formatFishOption({ long, short, takesValue, choices }: OptionWords): string {
  const names = `${short === undefined ? '' : `-s ${short.slice(1)} `}-l ${long.slice(2)}`;
  if (choices.length > 0) return `${names} -x -a ${quote(choices.join(' '))}`;
  return takesValue ? `${names} -r` : names;
}

function quote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
