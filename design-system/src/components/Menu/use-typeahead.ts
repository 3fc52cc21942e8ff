import { type KeyboardEvent, useRef } from 'react'

/** Letters typed within this time of each other make one word, in ms. */
const oneWord = 500

/** Typing the beginning of an item's text moves the focus to it; the same letter again moves to the next. */
export function useTypeahead() {
  const typed = useRef({ word: '', at: 0 })

  return (event: KeyboardEvent, items: HTMLElement[]) => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const isSameWord = event.timeStamp - typed.current.at < oneWord
    const word = ((isSameWord ? typed.current.word : '') + event.key).toLowerCase()
    typed.current = { word, at: event.timeStamp }

    const isOneLetter = word.replaceAll(word.charAt(0), '') === ''
    const beginning = isOneLetter ? event.key.toLowerCase() : word
    const from = items.findIndex((item) => item === document.activeElement) + (isOneLetter ? 1 : 0)
    const inTurn = [...items.slice(from), ...items.slice(0, from)]
    inTurn.find((item) => item.textContent.trim().toLowerCase().startsWith(beginning))?.focus()
  }
}
