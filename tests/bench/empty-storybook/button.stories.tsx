export default { title: 'Button', component: Button, tags: ['autodocs'] }

function Button({ label = 'Press' }: { label?: string }) {
  return <button type="button">{label}</button>
}

export const Default = {}
