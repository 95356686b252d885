// Which of the dialogs that every page has is open.
export type DialogName = '' | 'settings' | 'keys'

class Dialogs {
  shown = $state<DialogName>('')

  open(name: DialogName) {
    this.shown = name
  }

  close() {
    this.shown = ''
  }
}

export const dialogs = new Dialogs()
