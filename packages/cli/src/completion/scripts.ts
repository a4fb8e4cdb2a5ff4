/** The shells whose lines are completed. */
export const shells = ['bash', 'zsh', 'fish'] as const;

/**
 * What makes a shell ask `tatami complete-line` at a press of the tabulator. Nothing that was typed is run: the line goes
 * to the program as one word.
 */
export const scripts: Readonly<Record<(typeof shells)[number], string>> = {
  bash: `# tatami: eval "$(tatami completion bash)" in ~/.bashrc
_tatami_complete() {
  local line="\${COMP_LINE:0:COMP_POINT}" before="" value about
  local word="\${line##* }"
  # To readline a word begins anew behind each of these.
  [[ $word == *=* && $COMP_WORDBREAKS == *=* ]] && before="\${word%"\${word##*=}"}"
  COMPREPLY=()
  while IFS=$'\\t' read -r value about; do
    COMPREPLY+=("\${value#"$before"}")
  done < <(tatami complete-line "$line" 2>/dev/null)
  [[ \${COMPREPLY[0]-} == *= ]] && compopt -o nospace
  return 0
}
complete -o default -F _tatami_complete tatami
`,
  zsh: `# tatami: eval "$(tatami completion zsh)" in ~/.zshrc, behind compinit
_tatami() {
  local -a whole open
  local value about
  while IFS=$'\\t' read -r value about; do
    if [[ $value == *= ]]; then open+=("\${value//:/\\\\:}:$about"); else whole+=("\${value//:/\\\\:}:$about"); fi
  done < <(tatami complete-line "\${(j: :)words[1,CURRENT-1]} $PREFIX" 2>/dev/null)
  (( \${#whole} )) && _describe tatami whole
  (( \${#open} )) && _describe tatami open -S ''
  (( \${#whole} + \${#open} )) || _files
}
compdef _tatami tatami
`,
  fish: `# tatami: tatami completion fish > ~/.config/fish/completions/tatami.fish
function __tatami_complete
    tatami complete-line (commandline --cut-at-cursor --current-process | string collect) 2>/dev/null
end
complete --command tatami --no-files --arguments '(__tatami_complete)'
complete --command tatami --condition '__fish_seen_subcommand_from import undo' --force-files
complete --command tatami --short-option o --long-option output --require-parameter --force-files
`,
};
